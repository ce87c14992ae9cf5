import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../app/paths.ts';
import { SitePage } from './SitePage.tsx';

const meta = {
  title: 'Páginas/Sitio público/Para leer',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { path: paths.faq },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const titled = (title: RegExp): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  };
};

export const PreguntasFrecuentes: Story = { play: titled(/Preguntas frecuentes/) };
export const Producto: Story = { args: { path: paths.washer }, play: titled(/Lavadoras/) };
export const Servicios: Story = { args: { path: paths.services }, play: titled(/lavandería/) };
export const ComoLavar: Story = {
  name: 'Cómo lavar',
  args: { path: paths.howToWash },
  play: titled(/Cómo lavar/),
};
export const AyudaAnteFallas: Story = {
  name: 'Ayuda ante fallas, de noche y en un celular',
  args: { path: paths.failuresHelp },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: titled(/máquina/),
};
export const Aplicacion: Story = {
  name: 'La aplicación',
  args: { path: paths.apps },
  play: titled(/lavandería/),
};
export const ReporteDeFalla: Story = {
  name: 'Reporte de falla',
  args: { path: paths.reportFailure },
  play: titled(/máquina/),
};
