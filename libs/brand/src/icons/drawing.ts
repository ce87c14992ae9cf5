export { drawFavicon, drawIcon, iconFiles } from './drawMark.ts';
