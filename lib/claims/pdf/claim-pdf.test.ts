import { describe, expect, it } from 'vitest';
import { readPdf, readPdfPages } from '@/db/testing/read-pdf';
import { firstOverflow } from '@/lib/pdf/testing/first-overflow';
import type { ClaimDocument } from './claim-document';
import { renderClaimPdf } from './claim-pdf';

function aClaim(changes: Partial<ClaimDocument> = {}): ClaimDocument {
  return {
    platform: { productName: 'Elenco', legalName: 'Elenco Tecnología S.A.S.', taxId: '901.555.010-4' },
    code: '123',
    date: '2027-01-21',
    thirdParty: false,
    agency: { name: 'Casa Norte S.A.S.', documentType: 'NIT', identification: '901.234.567-7' },
    event: { name: 'Lanzamiento Resort', code: 'COT-01482' },
    activities: 'Pasarela y atención a invitados.\nSesión de fotos.',
    price: 1_200_000,
    currency: 'COP',
    bank: 'Bancolombia',
    accountType: 'AHORROS',
    account: '00412345678',
    talent: {
      name: 'Valentina Restrepo Muñoz',
      documentType: 'Cédula de ciudadanía',
      identification: '1.037.222.111',
      phone: '300 555 0111',
      address: 'Calle 10 # 43A-20',
      email: 'valentina@correo.co',
    },
    validity: 'Esta cuenta de cobro es válida una vez firmado el contrato online.',
    signedAt: '2027-01-22T03:30:00Z',
    timeZone: 'America/Bogota',
    ...changes,
  };
}

describe('renderClaimPdf', () => {
  it('[2.9/*] has the agency as debtor when nobody collects for it', async () => {
    const pages = await readPdfPages(await renderClaimPdf(aClaim()));
    expect(pages).toHaveLength(1);
    const [page] = pages;
    for (const part of [
      'Cuenta de Cobro Jueves 21 de Enero de 2027',
      'Casa Norte S.A.S. NIT 901.234.567-7 Debe a Valentina Restrepo Muñoz Cédula de ciudadanía 1.037.222.111',
      'La Suma de $ 1.200.000 COP un millón doscientos mil pesos colombianos (COP)',
      'Por Concepto de Pasarela y atención a invitados. Sesión de fotos.',
      'Código del evento COT-01482',
      'Banco Bancolombia Número de cuenta 00412345678 Tipo de cuenta Ahorros',
      'Esta cuenta de cobro es válida una vez firmado el contrato online.',
      'Cordialmente, Valentina Restrepo Muñoz',
      'Documento firmado electrónicamente Jueves 21 de Enero de 2027, 10:30:00 p. m.',
      'elenco Documento generado por la tecnología ELENCO',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).not.toContain('Elenco Tecnología');
  });

  it('bears what the talent states of art. 383 ET, and nothing where it stated nothing', async () => {
    const textOf = async (changes: Partial<ClaimDocument>) => readPdf(await renderClaimPdf(aClaim(changes)));
    const oath = 'Declaro bajo la gravedad de juramento que';
    expect(await textOf({ hiresWorkers: null })).not.toContain(oath);
    expect(await textOf({ hiresWorkers: false })).toContain(
      `${oath} no he contratado ni vinculado a dos o más`,
    );
    const said = await textOf({
      hiresWorkers: true,
      taxpayer: { ivaResponsible: false, economicActivity: '9006' },
    });
    expect(said).toContain(`${oath} he contratado o vinculado a dos o más`);
    expect(said).toContain('Responsable de IVA No');
    expect(said).toContain('Actividad económica (CIIU) 9006');
  });

  it('[1.9/third-party billing] [2.9/claim requester] has the platform’s company as debtor and the agency as requester when it collects', async () => {
    const text = await readPdf(await renderClaimPdf(aClaim({ thirdParty: true })));
    expect(text).toContain(
      'Elenco Tecnología S.A.S. NIT 901.555.010-4 Solicitado por Casa Norte S.A.S., NIT 901.234.567-7 Debe a',
    );
  });

  it('writes dollars with their cents', async () => {
    const text = await readPdf(
      await renderClaimPdf(aClaim({ currency: 'USD', price: 123_450, accountType: 'CORRIENTE' })),
    );
    expect(text).toContain('1.234,50 USD');
    expect(text).toContain('mil doscientos treinta y cuatro dólares estadounidenses con cincuenta centavos');
    expect(text).toContain('Tipo de cuenta Corriente');
  });

  it('[2.9/claim pages] goes on over pages with long activities, the signature whole on the last', async () => {
    const activities = `${'Atención a invitados con señas y ñandúes. '.repeat(150)}https://x.co/${'a'.repeat(300)}`;
    const pages = await readPdfPages(await renderClaimPdf(aClaim({ activities })));
    expect(pages).toHaveLength(3);
    expect(pages.at(-1)).toMatch(/Cordialmente, Valentina .*Documento firmado electrónicamente/);
    expect(pages.join('').replaceAll(' ', '')).toContain('a'.repeat(40));
  });

  it('keeps the signature with what is paid to whom at the length that would part them', async () => {
    const pages = await firstOverflow((lines) =>
      renderClaimPdf(
        aClaim({ activities: ['Pasarela.', ...Array(lines).fill('Una línea más.')].join('\n') }),
      ),
    );
    expect(pages.at(-1)).toMatch(
      /Datos para el pago .*00412345678 .*Esta cuenta de cobro es válida .*Cordialmente, Valentina .*10:30:00 p\. m\./,
    );
  });

  it('is not made with a currency or a date that is not one', async () => {
    await expect(renderClaimPdf(aClaim({ currency: 'XXX' }))).rejects.toThrow(RangeError);
    await expect(renderClaimPdf(aClaim({ date: '2027-02-30' }))).rejects.toThrow(/2027-02-30/);
  });
});
