import AndroidIcon from '@mui/icons-material/Android';
import AppleIcon from '@mui/icons-material/Apple';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { apps as texts } from '@laundry/strings';
import { QrCode } from '../../layout/QrCode.tsx';

export interface StoreLinks {
  /** The configured addresses in the stores. */
  ios: string;
  android: string;
}

/** A button to each store. */
export function StoreButtons({ ios, android }: StoreLinks) {
  return (
    <>
      <Button href={ios} variant="contained" startIcon={<AppleIcon />}>
        {texts.ios}
      </Button>
      <Button href={android} variant="contained" startIcon={<AndroidIcon />}>
        {texts.android}
      </Button>
    </>
  );
}

/** A QR code for each store, for users who read the page on a computer. */
export function StoreCodes({ ios, android }: StoreLinks) {
  const codes = [
    { name: texts.iosName, title: texts.iosQr, text: ios },
    { name: texts.androidName, title: texts.androidQr, text: android },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {codes.map(({ name, ...code }) => (
        <Box component="figure" key={name} sx={{ m: 0 }}>
          <QrCode {...code} />
          <Box component="figcaption" sx={{ mt: 1, textAlign: 'center', fontWeight: 600 }}>
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
