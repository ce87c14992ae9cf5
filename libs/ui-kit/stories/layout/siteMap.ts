import type { Contact, NavEntry } from '@laundry/ui-kit';

/** A menu as large as the site's. */
export const siteMap: NavEntry[] = [
  {
    label: 'Empresa',
    links: [
      { label: 'Quiénes somos', to: '/empresa' },
      { label: 'Lineamientos', to: '/lineamientos' },
    ],
  },
  {
    label: 'Servicios',
    links: [
      { label: 'Lavanderías', to: '/servicios#lavanderias' },
      { label: 'Instalación', to: '/servicios#instalacion' },
      { label: 'Visita técnica', to: '/servicios#visita' },
    ],
  },
  {
    label: 'Productos',
    links: [
      { label: 'Lavadoras', to: '/lavadoras', current: true },
      { label: 'Secadoras', to: '/secadoras' },
      { label: 'Repuestos', to: '/repuestos' },
      { label: 'Dosificadores', to: '/dosificadores' },
      { label: 'Ozono', to: '/ozono' },
    ],
  },
  {
    label: 'Herramientas',
    links: [
      { label: 'Cómo lavar', to: '/lavar' },
      { label: 'Preguntas frecuentes', to: '/preguntas' },
      { label: 'Ayuda ante fallas', to: '/fallas' },
    ],
  },
  { label: 'Cargar saldo', to: '/saldo' },
  { label: 'Consumos', to: '/consumos' },
  { label: 'Contacto', to: '/contacto' },
];

export const forAdministrations = [{ label: 'Acceso administraciones', to: '/portal' }];

export const contacts: Contact[] = [
  { kind: 'mail', label: 'hola@lavadero.example', href: 'mailto:hola@lavadero.example' },
  { kind: 'phone', label: '+598 2900 0000', href: 'tel:+59829000000' },
  { kind: 'chat', label: 'Chat-bot', href: 'https://chat.lavadero.example/' },
  { kind: 'ios', label: 'Para iOS', href: 'https://apps.apple.com/uy' },
  { kind: 'android', label: 'Para Android', href: 'https://play.google.com/store' },
  { kind: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/lavadero.example' },
  { kind: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/lavadero.example' },
];
