import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { esES } from '@mui/material/locale';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } }, esES);

createRoot(document.body).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <AppBar>
      <Toolbar>
        <Link href="/a">A</Link>
      </Toolbar>
    </AppBar>
    <Container component="main">
      <Typography variant="h1">A</Typography>
      <Card>B</Card>
    </Container>
    <Box component="footer">B</Box>
  </ThemeProvider>,
);
