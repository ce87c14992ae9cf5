const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths that every page and part is looked at in. */
export const viewports = {
  small: viewport('Celular chico · 320', 320, 640),
  phone: viewport('Celular · 360', 360, 760),
  tablet: viewport('Tableta · 768', 768, 1024),
  smallLaptop: viewport('Portátil chico · 1024', 1024, 720),
  laptop: viewport('Portátil · 1366', 1366, 768),
  desktop: viewport('Escritorio · 1440', 1440, 900),
  large: viewport('Pantalla grande · 1920', 1920, 1080),
};
