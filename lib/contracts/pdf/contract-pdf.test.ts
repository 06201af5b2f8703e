import { describe, expect, it } from 'vitest';
import { contractClauseRows } from '@/db/catalogue/contract-clauses';
import { readPdf, readPdfPages } from '@/db/testing/read-pdf';
import { firstOverflow } from '@/lib/pdf/testing/first-overflow';
import { clauseValues } from '../clauses/clause-values';
import { type ContractVariant, contractText } from '../clauses/clauses';
import type { ContractDocument } from './contract-document';
import { renderContractPdf } from './contract-pdf';

const LONG_NAME = 'María Fernanda de los Ángeles Peñaranda Güiza y Muñoz-Ibáñez';

type Facts = Omit<ContractDocument, 'text'> & ContractVariant;

/** A contract in the words that were signed with these facts. */
const worded = (facts: Facts): ContractDocument => ({
  ...facts,
  text: contractText(contractClauseRows, facts, clauseValues(facts)),
});

const aContract = (changes: Partial<Facts> = {}): ContractDocument => worded(someFacts(changes));

function someFacts(changes: Partial<Facts> = {}): Facts {
  return {
    platform: {
      productName: 'Elenco',
      legalName: 'Elenco Tecnología S.A.S.',
      taxId: '901.555.010-4',
      supportEmail: 'soporte@elenco.example',
    },
    code: 'CTR-00012',
    contractType: 51,
    contractTypeName: 'Eventos (sin derechos de imagen)',
    tercero: false,
    validity: 'Este contrato es válido desde su firma electrónica.',
    logo: null,
    agency: {
      name: 'Casa Norte S.A.S.',
      legalNature: 'PERSONA_JURIDICA',
      documentType: 'NIT',
      identification: '901.234.567-7',
      address: 'Cra. 11 # 93-45',
      city: 'Bogotá',
      email: 'hola@casanorte.co',
      legalRepresentative: { name: 'Lucía Ordóñez', document: '52.111.222' },
    },
    producer: { name: 'María Ríos', identification: '1.020.333.444' },
    talent: {
      name: 'Valentina Restrepo Muñoz',
      documentType: 'Cédula de ciudadanía',
      identification: '1.037.222.111',
      address: 'Calle 10 # 43A-20',
      phone: '300 555 0111',
      email: 'valentina@correo.co',
    },
    event: {
      name: 'Lanzamiento Resort',
      code: 'COT-01482',
      place: 'Museo de Arte Moderno',
      address: 'Cra. 44 # 19A-100',
      city: 'Medellín',
      country: 'Colombia',
      start: '2027-01-18T13:00:00Z',
      end: '2027-01-20T23:00:00Z',
      timeZone: 'America/Bogota',
    },
    service: { profile: 'Modelo', days: 3 },
    fee: { amount: 1_200_000, currency: 'COP' },
    contractDate: '2026-11-21',
    acceptance: {
      signedAt: '2026-11-22T04:59:30Z',
      habeasDataAcceptedAt: '2026-11-22T04:58:00Z',
      clausesAcceptedAt: '2026-11-22T04:58:47Z',
      ip: '190.25.14.201',
      snapshotHash: 'a3f5'.repeat(16),
      documents: (['arl', 'docId', 'rut', 'eps'] as const).map((kind) => ({
        kind,
        fileName: `${kind}.pdf`,
        sha256: 'bc09'.repeat(16),
      })),
    },
    ...changes,
  };
}

describe('renderContractPdf', () => {
  it('[2.7.1/contract data] [2.9/contract content] [2.9/contract footer] says who, what, when, where and for how much', async () => {
    const text = await readPdf(await renderContractPdf(aContract()));
    for (const part of [
      'Contrato Online de Prestación de Servicios para Personal',
      'N.º CTR-00012 · Eventos (sin derechos de imagen) · Fecha del contrato: Sábado 21 de Noviembre de 2026',
      'Contrato · CTR-00012',
      'Cláusula Primera. Partes y objeto',
      'Casa Norte S.A.S., con NIT 901.234.567-7',
      'con María Ríos a cargo de la producción del evento',
      'un millón doscientos mil pesos colombianos (COP)',
      'Lunes 18 de Enero – Miércoles 20 de Enero de 2027',
      'Cláusula Quinta. Imagen reservada',
      'Cláusula Décima Segunda. Firma electrónica',
      'Habeas Data',
      'Habeas Data aceptado Sábado 21 de Noviembre de 2026, 11:58:00 p. m.',
      'Cláusulas aceptadas Sábado 21 de Noviembre de 2026, 11:58:47 p. m.',
      'Sábado 21 de Noviembre de 2026, 11:59:30 p. m. (America/Bogota)',
      'Documento firmado electrónicamente Sábado 21 de Noviembre de 2026, 11:59:30 p. m.',
      'Documento de identidad docId.pdf',
      'Documento generado por la tecnología ELENCO',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/\{\{|Recaudo por tercero|Autorización de imagen/);
    // The network of the signer and not the whole address.
    expect(text).toContain('190.25.14.x');
    expect(text).not.toContain('190.25.14.201');
  });

  it('holds image rights and third-party collection where they apply', async () => {
    const text = await readPdf(await renderContractPdf(aContract({ contractType: 52, tercero: true })));
    expect(text).toContain('Cláusula Quinta. Autorización de imagen');
    expect(text).toContain('Cláusula Sexta. Límites y remuneración de la imagen');
    expect(text).toContain('Cláusula Décima Segunda. Recaudo por tercero');
    expect(text).toContain('Cláusula Décima Cuarta. Firma electrónica');
    expect(text).not.toContain('Imagen reservada');
  });

  it('stays whole with names of sixty letters and few pages', async () => {
    const base = someFacts();
    const pages = await readPdfPages(
      await renderContractPdf(
        aContract({
          agency: { ...base.agency, name: LONG_NAME },
          talent: { ...base.talent, name: LONG_NAME, email: `${'correo'.repeat(12)}@dominio.com.co` },
          event: { ...base.event, name: LONG_NAME },
        }),
      ),
    );
    expect(pages.length).toBeLessThanOrEqual(6);
    expect(pages.join(' ').replaceAll(' ', '')).toContain(LONG_NAME.replaceAll(' ', ''));
    expect(pages.at(-1)).toMatch(/En constancia, EL TALENTO .*Documento firmado electrónicamente/);
  });

  it('tells how the signer was confirmed and with what, and never cuts a fingerprint in two', async () => {
    const base = aContract();
    const { documents } = base.acceptance;
    const text = await readPdf(
      await renderContractPdf({
        ...base,
        acceptance: {
          ...base.acceptance,
          userAgent: 'Mozilla/5.0 (Android 15)',
          confirmed: { channel: 'EMAIL', destination: 'v•••@c•••', at: '2026-11-22T04:50:09Z' },
          documents: documents.map((one) => ({
            ...one,
            fileName: `${'certificado de afiliación '.repeat(5)}.pdf`,
          })),
        },
      }),
    );
    expect(text).toContain(
      'Código enviado al correo v•••@c••• y devuelto: Sábado 21 de Noviembre de 2026, 11:50:09 p. m.',
    );
    expect(text).toContain('Mozilla/5.0 (Android 15)');
    expect(text).toContain('la fecha en que se firma por EL TALENTO, Sábado 21 de Noviembre de 2026');
    expect(text.split('bc09'.repeat(16))).toHaveLength(5);
    expect(text).toContain('a3f5'.repeat(16));
  });

  it('keeps the signature with the end of the contract at the length that would part them', async () => {
    const { text, ...facts } = aContract();
    const { habeasData } = text;
    const pages = await firstOverflow((lines) => {
      const body = [habeasData.body, ...Array(lines).fill('Una línea más.')].join('\n');
      return renderContractPdf({ ...facts, text: { ...text, habeasData: { ...habeasData, body } } });
    });
    expect(pages.at(-1)).toMatch(
      /Documentos adjuntos .*arl\.pdf .*Este contrato es válido desde .*En constancia, .*Valentina .*11:59:30 p\. m\./,
    );
  });

  it('names at its end both who signed, the agency once it has', async () => {
    const base = aContract();
    const end = async (changes: Partial<ContractDocument>) => {
      const text = (await readPdf(await renderContractPdf({ ...base, ...changes }))).replaceAll(/\s+/g, ' ');
      const from = text.indexOf('En constancia, EL TALENTO');
      return text.slice(from, text.indexOf('Evidencia', from));
    };
    const { acceptance } = base;
    const signed = (party: string, name: string, signedAt: string) => ({
      party,
      name,
      identification: '52.111.222',
      method: 'Nombre escrito',
      drawing: null,
      code: 'Enviado al correo l•••@c•••',
      codeSentAt: signedAt,
      codeVerifiedAt: signedAt,
      signedAt,
      network: null,
      device: null,
      textHash: 'a3f5'.repeat(16),
      note: null,
    });
    const talent = signed('El talento', base.talent.name, String(acceptance.signedAt));
    const evidence = {
      document: 'Contrato CTR-00012',
      contentHash: 'a3f5'.repeat(16),
      uploads: [],
      events: [],
      consent: null,
    };
    const alone = await end({ state: 'TALENT_SIGNED', evidence: { ...evidence, signatures: [talent] } });
    expect(alone).toContain('El talento Valentina Restrepo Muñoz');
    expect(alone).not.toContain('El contratante');
    const agency = signed('El contratante', 'Lucía Ordóñez', '2026-11-22T14:05:10Z');
    const both = await end({ state: 'COMPLETE', evidence: { ...evidence, signatures: [talent, agency] } });
    expect(both).toContain('EL CONTRATANTE lo firma por los mismos medios.');
    expect(both).toMatch(
      /El talento Valentina Restrepo Muñoz .*11:59:30 p\. m\. .*El contratante Lucía Ordóñez 52\.111\.222 Por Casa Norte S\.A\.S\. .*9:05:10 a\. m\./,
    );
  });

  it('is the same file for the same contract', async () => {
    const [one, other] = [await renderContractPdf(aContract()), await renderContractPdf(aContract())];
    expect(one.equals(other)).toBe(true);
  });

  it('says of a minor who represents whom, with which document and as what, and nothing that is true of adults alone', async () => {
    const guardian = {
      name: 'Rosa Muñoz',
      documentType: 'Cédula de ciudadanía',
      identification: '43.555.666',
      relationship: 'MADRE',
    } as const;
    const of = (changes: Partial<Facts>) =>
      renderContractPdf({ ...aContract({ guardian, ...changes }), state: 'TALENT_SIGNED' }).then(readPdf);
    const text = (await of({})).replaceAll(/\s+/g, ' ');
    for (const part of [
      'Valentina Restrepo Muñoz, menor de edad, con Cédula de ciudadanía 1.037.222.111',
      'en cuyo nombre y representación actúa Rosa Muñoz, con Cédula de ciudadanía 43.555.666, en calidad de madre',
      'lo hace por medio de Rosa Muñoz, quien lo representa y consiente en que preste el servicio',
      'Rosa Muñoz, en representación de EL TALENTO, firma al aceptar las cláusulas',
      'Rosa Muñoz firma este contrato por EL TALENTO y en su representación',
      'Firmado por parte del talento. Falta la firma de la agencia.',
      'En representación de Valentina Restrepo Muñoz (madre)',
    ]) {
      expect(text).toContain(part);
    }
    for (const false_ of ['mayor de edad', 'en nombre propio', 'por sí mismo', 'EL TALENTO firma']) {
      expect(text).not.toContain(false_);
    }
  });
});
