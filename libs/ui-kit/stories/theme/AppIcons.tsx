import { drawFavicon, drawIcon, iconFiles } from '@laundry/brand/drawing';
import { useBrand } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { Sample, samples } from './Sample.tsx';

const LARGEST = 132;
const asImage = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** The icons that a site gets from its brand, scaled down where necessary. */
export function AppIcons() {
  const brand = useBrand();
  const icons = [
    { file: 'favicon.svg', size: 32, drawing: drawFavicon(brand) },
    ...iconFiles.map(({ file, size, cut }) => ({ file, size, drawing: drawIcon(brand, cut) })),
  ];
  return (
    <Box sx={samples}>
      {icons.map(({ file, size, drawing }) => (
        <Sample key={file} name={file} value={`${size} px`}>
          <img
            src={asImage(drawing)}
            alt=""
            width={Math.min(size, LARGEST)}
            height={Math.min(size, LARGEST)}
          />
        </Sample>
      ))}
    </Box>
  );
}
