import { brands } from '@laundry/brand/brands';
import { htmlPart, statementPage, mailSubject, textPart } from '../src/index.ts';
import type { MailDocument } from '../src/index.ts';
import { readHtml } from './html.ts';
import { documents, sender } from './samples.ts';

const all: [string, MailDocument][] = Object.entries(documents);
const HOSTILE = `</td></table><script>alert(1)</script><img src=x onerror="alert(1)">'"&`;

/** A document in which every text contains user input. */
const hostile: MailDocument = {
  title: HOSTILE,
  paragraphs: [HOSTILE],
  figures: [[HOSTILE, HOSTILE]],
  rows: [[HOSTILE, HOSTILE]],
  chart: {
    caption: HOSTILE,
    description: HOSTILE,
    series: [HOSTILE],
    groups: [{ label: HOSTILE, bars: [{ value: 1, text: HOSTILE }] }],
  },
  tables: [{ caption: HOSTILE, head: [HOSTILE], rows: [[HOSTILE]], foot: [HOSTILE] }],
  link: { label: HOSTILE, url: 'https://lavaderos.uy/' },
  closing: HOSTILE,
};

it('the settlement mail states its sums and the adjustments of closed months', () => {
  const text = textPart(documents.settlement, sender);
  for (const line of [
    'Importe de los usos: $ 368.980',
    'Cargas: $ 388.400',
    'Ingreso Administración: $ 98.071',
    'Usos no exitosos, sin costo: 66',
    'Torre Bulevar | 212 | 96 | $ 58.520',
    'Torre Bulevar | $ 61.600 | $ 15.554',
    'Total | 1.316 | 626 | $ 368.980',
    'Ajuste de enero de 2026, Torre Bulevar: Precio corregido: Diferencia de usos: -$ 59,50',
    'Torre Bulevar: Diferencia hallada por el control nocturno: Cargas de saldo: -$ 190\n  Ingreso Administración: -$ 38',
  ])
    expect(text).toContain(line);
});

describe.each(all)('the mail %s', (_name, document) => {
  const html = htmlPart(document, sender);
  const text = textPart(document, sender).replaceAll('\n  ', '\n');
  const read = readHtml(html);

  it('is well-formed, in Spanish, and has one first-level heading, its subject', () => {
    expect(read.errors).toEqual([]);
    expect(read.attributes('lang')).toEqual(['es-UY']);
    expect(read.texts('h1')).toEqual([document.title]);
    expect(read.texts('title')).toEqual([mailSubject(document)]);
  });

  it('has the same content in both parts', () => {
    const cells = [...(document.rows ?? []), ...(document.figures ?? [])].flat();
    for (const content of [
      ...cells,
      ...(document.paragraphs ?? []),
      ...(document.tables ?? []).flatMap(({ rows }) => rows.flat()),
    ]) {
      expect(text).toContain(content);
      expect(read.texts('body').join('')).toContain(content);
    }
  });

  it('contains no unfilled placeholder', () => {
    for (const part of [read.texts('body').join(''), text])
      expect(part).not.toMatch(/undefined|null\b|NaN|\[object|\$\{|\{\{/);
  });

  it('contains only absolute links, and no scripts or forms', () => {
    for (const address of [...read.attributes('href'), ...read.attributes('src')])
      expect(address).toMatch(/^(https?:\/\/[^/]+\/?|mailto:\S+@\S+$|tel:\+?\d+$)/);
    expect(
      read.elements.filter(({ tagName }) => ['script', 'form', 'iframe', 'svg'].includes(tagName)),
    ).toEqual([]);
    expect(read.attributes('alt')).toHaveLength(
      read.elements.filter(({ tagName }) => tagName === 'img').length,
    );
  });

  it('has styles for both schemes, and a preview text', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(read.texts('style').join('')).toMatch(
      /prefers-color-scheme:dark.*background-color:#[0-9A-F]{6} !important/,
    );
    expect(read.texts('div')[0]?.trim().length).toBeGreaterThan(10);
  });

  it('names the sender and its contacts', () => {
    for (const part of [html, text])
      for (const fact of [
        'Lavadero',
        'http://localhost:4200',
        'hola@lavadero.example',
        '+598 2900 0000',
        'RUT 210000000019',
      ])
        expect(part).toContain(fact);
  });
});

it('leaves out a missing phone and company', () => {
  const html = htmlPart(documents.placed, {
    ...sender,
    phone: '',
    company: { name: '', rut: '', address: '' },
  });
  expect(html).not.toMatch(/tel:|RUT 2/);
});

it('has the colours of its brand', () => {
  const html = htmlPart(documents.placed, { ...sender, brand: brands.espuma, productName: 'Espuma' });
  expect(html).toContain(brands.espuma.colours.primary[600]);
  expect(html).not.toContain(brands.lavadero.colours.primary[600]);
});

it('keeps a day and its time on one line, and prints in the light scheme', () => {
  const html = htmlPart(documents.topUp, sender);
  expect(html).toMatch(/<span style="white-space:nowrap">[\d/]{10} \d{2}:\d{2}<\/span>/);
  expect(html).toContain('@media screen and (prefers-color-scheme:dark)');
});

describe('user input', () => {
  it.each([
    ['a mail', htmlPart],
    ['the page', statementPage],
  ])('is always plain text in %s', (_what, make) => {
    const read = readHtml(make(hostile, sender));
    expect(read.errors).toEqual([]);
    expect(read.elements.filter(({ tagName }) => tagName === 'script')).toEqual([]);
    expect(read.attributes('onerror')).toEqual([]);
    expect(read.texts('td').filter((text) => text === HOSTILE).length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['Ana\r\nBcc: todos@correo.example', 'Ana Bcc: todos@correo.example'],
    ['Ana\u2028Bcc: x\u0000y', 'Ana Bcc: x y'],
    [' \r\n ', 'Sin asunto'],
  ])('cannot add a line to a subject, the first line or a table: %j', (title, subject) => {
    expect(mailSubject({ title })).toBe(subject);
    const tables = [{ caption: 'Usos', head: ['Resultado'], rows: [[title]] }];
    const text = textPart({ title, tables }, sender);
    expect(text.split('\n\n')[0]).toBe(subject);
    expect(text).not.toMatch(/^Bcc/m);
  });
});

describe("a card's statement", () => {
  const page = readHtml(statementPage(documents.statement, sender));

  it('is a page that loads nothing', () => {
    expect(page.errors).toEqual([]);
    expect([...page.attributes('src'), ...page.attributes('href')]).toEqual([]);
    expect(page.texts('style').join('')).not.toMatch(/url\(|@import/);
  });

  it('puts the separator after each fact of its sender, not before', () => {
    const facts = page.texts('span');
    expect(facts.slice(0, -1).filter((fact) => !fact.endsWith(' ·'))).toEqual([]);
    expect(facts.at(-1)).not.toContain('·');
  });

  it('draws the figures of its table, with a title and a description', () => {
    const [drawing] = page.elements.filter(({ tagName }) => tagName === 'svg');
    expect(drawing?.attrs).toContainEqual({ name: 'role', value: 'img' });
    expect(page.texts('desc')).toEqual([
      expect.stringMatching(/Resumen por mes\. Consumo: \$ 4\.940\. Cargas: \$ 4\.500,50\./),
    ]);
    const drawn = page.texts('text');
    const cells = page.texts('td');
    for (const month of ['03/2026', '02/2026', '01/2026', '12/2025', '11/2025']) {
      expect(drawn).toContain(month);
      expect(cells).toContain(month);
    }
    for (const amount of ['1.330', '2.000', '1.500,50']) {
      expect(drawn).toContain(`$ ${amount}`);
      expect(cells).toContain(amount);
    }
  });

  it('sums up its months', () => {
    expect(page.texts('tfoot')).toEqual(['Total2064.9404.500,50']);
    expect(page.texts('dd')).toEqual(['$ 1.240,50', '$ 4.940', '$ 4.500,50']);
  });

  it('states that there were no uses, and shows a negative balance', () => {
    const empty = readHtml(statementPage(documents.unusedCard, sender));
    expect(empty.texts('p')).toContain('La tarjeta no tiene usos en ese período.');
    expect(empty.texts('dd')[0]).toBe('-$ 40');
    expect(empty.texts('svg')).toEqual([]);
  });
});
