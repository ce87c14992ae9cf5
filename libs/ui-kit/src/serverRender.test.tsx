/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { AnchorLink } from '../test/AnchorLink.tsx';
import { NotificationCenter } from './feedback/NotificationCenter.tsx';
import { CardCodeField } from './fields/CardCodeField.tsx';
import { FormShell } from './form/FormShell.tsx';
import { FormActions } from './form/FormActions.tsx';
import { AppThemeProvider } from './theme/AppThemeProvider.tsx';
import { PublicShell } from './layout/PublicShell.tsx';

it('the public shell renders on a server, with the skip link first', () => {
  const html = renderToString(
    <AppThemeProvider>
      <PublicShell brandName="Lavadero" links={[{ label: 'Contacto', to: '/contact' }]} link={AnchorLink}>
        <FormShell
          initialValues={{ card: '' }}
          submitError={undefined}
          submitting={false}
          onSubmit={() => undefined}
        >
          <CardCodeField name="card" label="Código de tarjeta" />
          <FormActions submit="CONTINUAR" />
        </FormShell>
        <NotificationCenter notifications={[]} onShown={() => undefined} />
      </PublicShell>
    </AppThemeProvider>,
  );
  const firstLink = /<a [^>]*>([^<]*)<\/a>/.exec(html);
  expect(firstLink?.[0]).toContain('href="#contenido"');
  expect(firstLink?.[1]).toBe('Saltar al contenido');
  expect(html).toMatch(/<main [^>]*id="contenido"/);
  expect(html).toContain('<details');
});
