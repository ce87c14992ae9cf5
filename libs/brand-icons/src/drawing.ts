export { drawFavicon, drawIcon } from './drawMark.ts';
export { iconFiles } from './iconFiles.ts';
