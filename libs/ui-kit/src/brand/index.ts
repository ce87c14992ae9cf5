export { useBrand } from './brandContext.ts';
export { Logo } from './Logo.tsx';
export { LogoMark } from './LogoMark.tsx';
