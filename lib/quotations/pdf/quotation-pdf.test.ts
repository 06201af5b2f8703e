import { describe, expect, it } from 'vitest';
import { readPdf, readPdfPages } from '@/db/testing/read-pdf';
import { FIXED } from '../choices/rules/choosable';
import { USUAL_TERMS } from '../offer-words/rules';
import type { QuotationDocument, QuotationDocumentLine } from '../offers/quotation-document';
import { renderQuotationPdf } from './quotation-pdf';

const LONG_NAME = 'María Fernanda de los Ángeles Peñaranda Güiza y Muñoz-Ibáñez';
const LINE: QuotationDocumentLine = {
  profile: 'Modelo',
  genders: [
    { gender: 'FEMENINO', quantity: 2 },
    { gender: 'MASCULINO', quantity: 1 },
  ],
  days: 3,
  unitPrice: 276_800,
  subtotal: 2_491_200,
  iva: 473_328,
};

function aQuotation(changes: Partial<QuotationDocument> = {}): QuotationDocument {
  return {
    productName: 'Elenco',
    code: 'COT-01482',
    version: 1,
    issuedAt: '2026-11-21T15:00:00Z',
    validUntil: '2026-12-06T15:00:00Z',
    timeZone: 'America/Bogota',
    currency: 'COP',
    agency: {
      name: 'Casa Norte S.A.S.',
      documentType: 'NIT',
      identification: '901.234.567-7',
      address: 'Cra. 11 # 93-45',
      city: 'Bogotá',
      phone: '601 555 0100',
      email: 'hola@casanorte.co',
      url: 'https://casanorte.co',
      logo: null,
    },
    client: {
      name: 'Alma Textil S.A.',
      documentType: 'NIT',
      identification: '890.900.123-9',
      contact: 'Andrés Cárdenas',
      email: 'andres@alma.co',
      phone: null,
    },
    event: {
      name: 'Lanzamiento Resort',
      place: 'Museo de Arte Moderno',
      address: 'Cra. 44 # 19A-100',
      city: 'Medellín',
      start: '2027-01-18T13:00:00Z',
      end: '2027-01-20T23:00:00Z',
      hoursPerDay: 8,
    },
    lines: [LINE],
    subtotal: 2_491_200,
    iva: 473_328,
    total: 2_964_528,
    included: { feeding: true, transport: false, serviceAgents: { quantity: 1, days: 3 } },
    observation: 'Prueba de vestuario la semana anterior.',
    paymentConditions: '50 % al aceptar.',
    ...changes,
  };
}

const draw = async (changes: Partial<QuotationDocument> = {}) =>
  await readPdf(await renderQuotationPdf(aQuotation(changes)));

describe('renderQuotationPdf', () => {
  it('says what can be chosen, and once it is decided what was', async () => {
    const choice = { ...FIXED, alternative: 'Música' };
    const lines = [
      { ...LINE, choice },
      { ...LINE, profile: 'Músico', choice: { ...choice, taken: false } },
      {
        ...LINE,
        profile: 'Actor',
        genders: [{ gender: 'FEMENINO' as const, quantity: 4 }],
        choice: { ...choice, optional: true, alternative: null, leastPeople: 2, mostPeople: 6 },
      },
    ];
    const open = await draw({ lines });
    expect(open).toContain('Alternativa de «Música» · no incluida en el total');
    expect(open).toContain('Opcional · de 2 a 6 personas · incluida en el total');
    const acceptance = { name: 'Camila', document: null, at: '2026-11-22T15:00:00Z', hash: 'abc' };
    const decided = await draw({ lines, decided: true, acceptance });
    expect(decided).toContain('Alternativa de «Música» · no elegida');
    expect(decided).toMatch(/Con Modelo \(2 mujeres · 1 hombre\), Actor \(4 mujeres\)/);
    expect(decided).toMatch(/Sin Músico \(2 mujeres · 1 hombre\)/);
    const alike = [0, 1].map((place) => ({ ...LINE, choice: { ...choice, taken: place === 1 } }));
    const numbered = await draw({ lines: [LINE, ...alike], decided: true, acceptance });
    expect(numbered).toContain('2 mujeres · 1 hombre · opción 2 · Alternativa de «Música» · elegida');
    expect(numbered).toContain('Con Modelo (2 mujeres · 1 hombre · opción 2)');
  });

  it('says what is offered to whom and at what price', async () => {
    const text = await draw();
    for (const part of [
      'Lanzamiento Resort Cotización COT-01482 · Sábado 21 de Noviembre de 2026',
      'NIT 901.234.567-7',
      'Contacto Andrés Cárdenas',
      'Fechas Lunes 18 de Enero – Miércoles 20 de Enero de 2027',
      'Horario 8:00 a. m. – 6:00 p. m. Horas por día 8',
      'hola@casanorte.co · casanorte.co',
      'Perfil Personas Días Valor por día Subtotal IVA',
      '2 mujeres · 1 hombre',
      '$ 276.800 $ 2.491.200 $ 473.328',
      'Total COP $ 2.964.528',
      'Alimentación de cada persona',
      '1 agente de servicio durante 3 días',
      'Prueba de vestuario la semana anterior.',
      '50 % al aceptar.',
      'Cotización válida hasta el Domingo 6 de Diciembre de 2026, 10:00 a. m.',
      'Documento generado por la tecnología ELENCO',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Transporte de cada persona|Sitio web|null|undefined/);
  });

  it('has a line in the colour of its agency, below which everything stands where it stood', async () => {
    const { agency } = aQuotation();
    const plain = await renderQuotationPdf(aQuotation());
    const branded = await renderQuotationPdf(aQuotation({ agency: { ...agency, accent: '#0b5e4c' } }));
    expect(branded.equals(plain)).toBe(false);
    expect(await readPdfPages(branded)).toEqual(await readPdfPages(plain));
  });

  it('leaves out the column of a tax that no line bears, and what was not written', async () => {
    const text = await draw({
      lines: [{ ...LINE, iva: 0 }],
      iva: 0,
      total: 2_491_200,
      observation: null,
      paymentConditions: null,
      validUntil: null,
    });
    expect(text).toContain('Valor por día Subtotal Modelo');
    expect(text).toContain('IVA $ 0 Total COP $ 2.491.200');
    expect(text).not.toMatch(/Observaciones|Forma de pago|válida hasta/);
  });

  it('tells what dollars are worth in pesos, at which rate of which day', async () => {
    const exchange = { totalInPesos: 5_090_399, fxRate: '4123.450000', fxRateDate: '2026-11-20' };
    const rate = 'a la tasa de 4.123,45 pesos por USD del Viernes 20 de Noviembre de 2026';
    const text = await draw({ currency: 'USD', total: 123_450, exchange });
    expect(text).toContain(`Total USD US$ 1.234,50 Equivale a $ 5.090.399 COP ${rate}`);
    expect(text).toContain(
      `El valor por pagar es el que está en USD; el valor en pesos es una referencia ${rate}`,
    );
    expect(await draw()).not.toContain('Equivale');
  });

  it('says why IVA is 0', async () => {
    const free = { lines: [{ ...LINE, iva: 0 }], iva: 0, total: 2_491_200 };
    expect(await draw({ ...free, withoutIva: 'NOT_RESPONSIBLE' })).toContain('no es responsable de IVA');
    expect(await draw({ ...free, withoutIva: 'EXCLUDED' })).toContain('están excluidos de IVA');
    expect(await draw()).not.toMatch(/responsable de IVA|excluidos/);
  });

  it('proves in the document what was accepted, by whom and when', async () => {
    const hash = 'ab12'.repeat(16);
    const at = '2026-11-22T03:04:05.678Z';
    const text = await draw({ acceptance: { name: 'Camila Rojas', document: 'CC ···456', at, hash } });
    for (const part of ['Constancia de aceptación', 'Camila Rojas', 'CC ···456', '2026-11-22 03:04:05 UTC']) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll(/\s/g, '')).toContain(hash);
    expect(await draw()).not.toContain('Constancia');
  });

  it('gives amounts of any length their room', async () => {
    const most = {
      ...LINE,
      unitPrice: 1_000_000_000_000_000,
      subtotal: Number.MAX_SAFE_INTEGER,
      iva: 1_473_328,
    };
    expect(await draw({ lines: [most] })).toContain(
      '$ 1.000.000.000.000.000 $ 9.007.199.254.740.991 $ 1.473.328',
    );
  });

  it('names drafts and later versions', async () => {
    expect(await draw({ code: null })).toContain('Cotización · Borrador');
    expect(await draw({ version: 2 })).toContain('Cotización COT-01482 · Versión 2');
  });

  it('reads dates in the zone of the event', async () => {
    const text = await draw({ timeZone: 'Asia/Kolkata' });
    expect(text).toContain('Lunes 18 de Enero – Jueves 21 de Enero de 2027');
  });

  it('fits one line on one page, with and without remarks and conditions of the usual length', async () => {
    const words = {
      message: 'Hola, Andrés: esta es la propuesta para el lanzamiento. Quedamos atentos a tus comentarios.',
      observation:
        'Prueba de vestuario la semana anterior. El vestuario lo pone el cliente y se devuelve al cierre de cada jornada.',
      paymentConditions:
        '50 % de anticipo para separar la fecha y 50 % a los treinta días de la factura, por transferencia a la cuenta de la agencia.',
      terms: USUAL_TERMS.split('\n'),
      included: { feeding: true, transport: true, serviceAgents: { quantity: 1, days: 3 } },
    };
    const bare = { observation: null, paymentConditions: null, validUntil: null };
    for (const changes of [words, bare, {}]) {
      expect(await readPdfPages(await renderQuotationPdf(aQuotation(changes)))).toHaveLength(1);
    }
  });

  it.each([
    [1, 1],
    [12, 2],
    [60, 5],
  ])('%i lines take %i pages, with every line on one of them', async (count, expectedPages) => {
    const lines = Array.from({ length: count }, (_, index) => ({ ...LINE, profile: `Perfil-${index + 1}.` }));
    const pages = await readPdfPages(await renderQuotationPdf(aQuotation({ lines })));
    expect(pages).toHaveLength(expectedPages);
    for (const { profile } of lines) expect(pages.filter((page) => page.includes(profile))).toHaveLength(1);
    const withTotal = pages.find((page) => page.includes('Total COP')) ?? '';
    expect(withTotal).toContain(`Perfil-${count}.`);
  });

  it('leaves no page half empty because what ends the document does not fit as a whole', async () => {
    const lines = Array.from({ length: 19 }, () => LINE);
    const exchange = { totalInPesos: 1, fxRate: '4123.45', fxRateDate: '2026-11-20' };
    const pages = await readPdfPages(await renderQuotationPdf(aQuotation({ lines, exchange })));
    expect(pages).toHaveLength(3);
    expect(pages[1]).toMatch(/Observaciones Prueba .* Forma de pago 50 % .* Condiciones/);
    expect(pages[2]).toContain('La disponibilidad');
  });

  it('holds names of sixty letters, long addresses and long remarks', async () => {
    const address = `https://casanorte.co/${'referencias-de-vestuario/'.repeat(12)}final.pdf`;
    const base = aQuotation();
    const text = await draw({
      agency: { ...base.agency, name: LONG_NAME },
      client: { ...base.client, name: LONG_NAME, email: `${'correo'.repeat(12)}@dominio.com.co` },
      event: { ...base.event, name: LONG_NAME },
      lines: [{ ...LINE, profile: LONG_NAME }],
      observation: `${'Observación con eñes y tildes. '.repeat(150)}\n${address}`,
    });
    const compact = text.replaceAll(' ', '');
    expect(compact.split(LONG_NAME.replaceAll(' ', '')).length).toBeGreaterThanOrEqual(5);
    expect(compact).toContain(address);
  });
});
