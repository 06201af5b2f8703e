import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { Text } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPdf, readPdfPages } from '@/db/testing/read-pdf';
import { DocumentShell, type DocumentShellProps } from './document-shell';
import { KeyValues } from './key-values';
import { plainText } from './plain-text';
import { renderPdf } from './render-pdf';
import { scriptsIn } from './scripts';
import { SignatureBlock } from './signature-block';
import { Table } from './table';
import { Heading, LeadIn, Paragraphs, Title } from './text';

const shell = (children: ReactNode, more: Partial<DocumentShellProps> = {}) => (
  <DocumentShell
    title="Prueba"
    issuer="Casa Norte"
    logo={null}
    reference="Documento 1"
    productName="Elenco"
    createdAt={new Date('2026-11-21T15:00:00Z')}
    {...more}
  >
    {children}
  </DocumentShell>
);
const filler = (lines: number) =>
  Array.from({ length: lines }, (_, index) => `Relleno ${index + 1}.`).join('\n');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('renderPdf', () => {
  it('prints the code at the foot of each page, and takes no more room than its lines', async () => {
    const verification = {
      code: 'K3MQ-7WXA-90TB',
      address: 'https://app.elenco.co/verificar/K3MQ7WXA90TB',
    };
    const text = <Paragraphs>{filler(200)}</Paragraphs>;
    const plain = await readPdfPages(await renderPdf(shell(text)));
    const pdf = await renderPdf(shell(text, { verification }));
    const pages = await readPdfPages(pdf);
    expect(pages.length - plain.length).toBeLessThanOrEqual(1);
    for (const page of pages) {
      expect(page).toContain('Verifícalo en app.elenco.co/verificar');
      expect(page).toContain('Código K3MQ-7WXA-90TB');
    }
    const first = await (await getDocumentProxy(Uint8Array.from(pdf))).getPage(1);
    const links = (await first.getAnnotations()).map(({ url, annotationFlags }) => [url, annotationFlags]);
    // Printed like all that an archive keeps (PDF/A-2, 6.3.2).
    const printed = 4;
    expect(links).toEqual([
      [verification.address, printed],
      [verification.address, printed],
    ]);
  });

  it('gives equal bytes for equal input', async () => {
    const draw = () => renderPdf(shell(<Title>Señor Ibáñez</Title>));
    expect((await draw()).equals(await draw())).toBe(true);
  });

  it('throws what a component throws, and renders the next document all the same', async () => {
    const Broken = (): ReactNode => {
      throw new RangeError('no such currency');
    };
    await expect(renderPdf(shell(<Broken />))).rejects.toThrow('no such currency');
    expect(await readPdf(await renderPdf(shell(<Title>Después</Title>)))).toContain('Después');
  });

  it('keeps letters readable whose accented sister was drawn before them', async () => {
    await renderPdf(shell(<Title>ÑÁÉÍÓÚ ñáéíóú Ç Ž</Title>));
    const text = await readPdf(await renderPdf(shell(<Title>NAEIOU naeiou C Z</Title>)));
    expect(text).toContain('NAEIOU naeiou C Z');
  });

  it('puts header and footer on every page', async () => {
    const pages = await readPdfPages(await renderPdf(shell(<Paragraphs>{filler(120)}</Paragraphs>)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/^Casa Norte Documento 1 /);
      expect(page).toContain('Documento generado por la tecnología ELENCO');
      expect(page).toMatch(new RegExp(`Página ${index + 1} de ${pages.length}$`));
    }
  });

  it('draws the logo instead of the name, and the name when there is no image in the bytes', async () => {
    const logo = await sharp({ create: { width: 80, height: 20, channels: 3, background: '#06573f' } })
      .png()
      .toBuffer();
    const drawn = await renderPdf(shell(<Title>Uno</Title>, { logo }));
    expect(drawn.includes('/Subtype /Image')).toBe(true);
    expect(await readPdf(drawn)).not.toContain('Casa Norte');
    const named = await renderPdf(shell(<Title>Uno</Title>, { logo: Buffer.from('https://x.co/a.png') }));
    expect(named.includes('/Subtype /Image')).toBe(false);
    expect(await readPdf(named)).toContain('Casa Norte');
  });

  it('treats an address of an image in a text as text: no request leaves', async () => {
    const ways = [
      vi.spyOn(globalThis, 'fetch'),
      vi.spyOn(http, 'request'),
      vi.spyOn(https, 'request'),
      vi.spyOn(net.Socket.prototype, 'connect'),
    ];
    const text = 'Ver <img src="http://127.0.0.1:9/espia.png"> y http://127.0.0.1:9/espia.png 🎉';
    const pdf = await renderPdf(
      shell(
        <>
          <Title>{text}</Title>
          <Paragraphs>{text}</Paragraphs>
          <KeyValues rows={[['Nota', text]]} />
        </>,
        { issuer: text, title: text },
      ),
    );
    expect((await readPdf(pdf)).replaceAll(' ', '')).toContain('http://127.0.0.1:9/espia.png');
    expect(pdf.includes('/URI')).toBe(false);
    for (const way of ways) expect(way).not.toHaveBeenCalled();
  });

  it('draws every Latin character plainText lets through with embedded fonts', async () => {
    const all = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join('');
    const latin = (character: string) => scriptsIn(character).size === 0;
    const drawable = Array.from(new Set(plainText(all)))
      .filter(latin)
      .join('');
    const pdf = await renderPdf(
      shell(
        <>
          <Title>{drawable}</Title>
          <LeadIn>{drawable}</LeadIn>
          <Paragraphs>{drawable}</Paragraphs>
        </>,
      ),
    );
    expect(pdf.includes('Helvetica')).toBe(false);
    // The micro sign and the Greek letter share a glyph, so they are compared as one.
    const read = (await readPdf(pdf)).replaceAll(/\s/g, '').normalize('NFKC');
    const missing = Array.from(drawable.replaceAll(/\s/g, '')).filter(
      (character) => !read.includes(character.normalize('NFKC')),
    );
    expect(missing).toEqual([]);
  });
});

describe('page breaks', () => {
  // Content above that ends at each of the last lines of the page.
  const heights = Array.from({ length: 12 }, (_, index) => index + 26);

  it('never leave a heading as the last thing of a page', async () => {
    for (const height of heights) {
      const pages = await readPdfPages(
        await renderPdf(
          shell(
            <>
              <Paragraphs>{filler(height)}</Paragraphs>
              <Heading>Encabezado</Heading>
              <LeadIn>Entrada</LeadIn>
              <Paragraphs>{'Texto que sigue al encabezado. '.repeat(12)}</Paragraphs>
            </>,
          ),
        ),
      );
      const page = pages.find((text) => text.includes('Encabezado')) ?? '';
      expect(page).toMatch(/Encabezado Entrada Texto que sigue/);
    }
  });

  it('[2.9/pdf breaks] never part a signature from its closing sentence and the end of the text', async () => {
    for (const height of heights) {
      const pages = await readPdfPages(
        await renderPdf(
          shell(
            <>
              <Paragraphs>{filler(height)}</Paragraphs>
              <SignatureBlock
                closing="Cordialmente,"
                signatures={[
                  {
                    name: 'Valentina Restrepo',
                    details: ['CC 1.037.222.111'],
                    mark: ['Documento firmado electrónicamente'],
                  },
                ]}
              >
                <Paragraphs>Fin del texto.</Paragraphs>
              </SignatureBlock>
            </>,
          ),
        ),
      );
      const page = pages.find((text) => text.includes('Cordialmente')) ?? '';
      expect(page).toMatch(
        /Fin del texto\. Cordialmente, Valentina Restrepo CC 1\.037\.222\.111 Documento firmado/,
      );
    }
  });

  it('repeat a table’s head, cut no row and keep the last row with its foot', async () => {
    const rows = Array.from({ length: 70 }, (_, index) => [
      { text: `Fila${index + 1}`, detail: `detalle${index + 1}.` },
      `$ ${index}`,
    ]);
    const pages = await readPdfPages(
      await renderPdf(
        shell(
          <Table
            columns={[{ label: 'Perfil' }, { label: 'Valor', width: 80, numeric: true }]}
            rows={rows}
            foot={<Text>Total</Text>}
          />,
        ),
      ),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Perfil Valor Fila');
    for (let row = 1; row <= rows.length; row += 1) {
      expect(pages.filter((page) => new RegExp(`Fila${row} .*detalle${row}\\.`).test(page))).toHaveLength(1);
    }
    expect(pages.at(-1)).toMatch(/Fila70 .*Total/);
  });
});
