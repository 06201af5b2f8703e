import { describe, expect, it } from 'vitest';
import { type ContractFacts, clauseValues, missingOfAgency } from './clause-values';

const facts: ContractFacts = {
  platform: {
    productName: 'Elenco',
    legalName: 'Elenco Tecnología S.A.S.',
    taxId: '901.555.010-4',
    supportEmail: 'soporte@elenco.example',
  },
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
    name: 'Valentina Restrepo',
    documentType: 'Cédula de ciudadanía',
    identification: '1.037.222.111',
    address: 'Calle 10 # 43A-20',
    phone: '3005550111',
    email: 'valentina@correo.co',
  },
  event: {
    name: 'Lanzamiento',
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
};

describe('clauseValues', () => {
  it('puts dates, days and the fee into words', () => {
    const values = clauseValues(facts);
    expect(values['event.dates']).toBe(
      'desde el día Lunes 18 de Enero de 2027 hasta el día Miércoles 20 de Enero de 2027',
    );
    expect(values['event.schedule']?.replaceAll('\u00a0', ' ')).toBe(
      'con hora de inicio 8:00 a. m. el primer día y hora de terminación 6:00 p. m. el último día',
    );
    expect(values['service.days']).toBe('tres (3) días');
    expect(values['fee.figures']?.replaceAll('\u00a0', ' ')).toBe('$ 1.200.000');
    expect(values['fee.words']).toBe('un millón doscientos mil pesos colombianos (COP)');
  });

  it('gives both a domicile in a city, which an address that ends with it does not say twice', () => {
    const of = (talent: Partial<ContractFacts['talent']>) =>
      clauseValues({ ...facts, talent: { ...facts.talent, ...talent } })['talent.address'];
    expect(clauseValues(facts)['agency.domicile']).toBe('Cra. 11 # 93-45, Bogotá');
    expect(of({ city: 'Medellín' })).toBe('Calle 10 # 43A-20, Medellín');
    expect(of({ city: 'Bogotá', address: 'Calle 10 # 43A-20, BOGOTA' })).toBe('Calle 10 # 43A-20, BOGOTA');
    expect(of({})).toBe('Calle 10 # 43A-20');
    expect(of({ city: 'Cali', address: 'Urbanización Calicanto 4' })).toBe('Urbanización Calicanto 4, Cali');
    expect(of({ city: 'Cali', address: 'Calle 5 # 1-2 cali' })).toBe('Calle 5 # 1-2 cali');
    expect(of({ city: 'Cali', address: 'Calle 5, Cali, Valle' })).toBe('Calle 5, Cali, Valle');
    expect(of({ city: 'Bogotá D.C.', address: 'Cra. 7, Bogotá D.C.' })).toBe('Cra. 7, Bogotá D.C.');
    expect(of({ city: 'Medellín', address: '' })).toBe('');
    expect(missingOfAgency({ ...facts, agency: { ...facts.agency, city: null } })).toEqual(['address']);
  });

  it('names the dates of the call where they are not those of the event', () => {
    const call = { start: '2027-01-19T13:00:00Z', end: '2027-01-19T23:00:00Z' };
    const oneDay = clauseValues({ ...facts, service: { profile: 'Modelo', days: 1, ...call } });
    expect(oneDay['event.dates']).toBe('el día Martes 19 de Enero de 2027');
    const some = clauseValues({ ...facts, service: { profile: 'Modelo', days: 1 } });
    expect(some['event.dates']).toBe(
      'entre el día Lunes 18 de Enero de 2027 y el día Miércoles 20 de Enero de 2027, en las fechas que EL CONTRATANTE indique por escrito',
    );
    expect(some['contract.date']).toBe('Sábado 21 de Noviembre de 2026');
  });

  it('says one day as one day', () => {
    const values = clauseValues({
      ...facts,
      event: { ...facts.event, end: '2027-01-18T23:00:00Z' },
      service: { profile: 'Modelo', days: 1 },
    });
    expect(values['event.dates']).toBe('el día Lunes 18 de Enero de 2027');
    expect(values['event.schedule']?.replaceAll('\u00a0', ' ')).toBe('de 8:00 a. m. a 6:00 p. m.');
    expect(values['service.days']).toBe('un (1) día');
  });

  it('counts in the zone of the event', () => {
    const values = clauseValues({ ...facts, event: { ...facts.event, timeZone: 'Asia/Kolkata' } });
    expect(values['event.dates']).toContain('Jueves 21 de Enero');
  });

  it.each([
    [
      'a company by its representative',
      {},
      {},
      /^cuya representación legal ejerce Lucía Ordóñez, .* 52\.111\.222$/,
    ],
    ['a person by itself', { legalNature: 'PERSONA_NATURAL' }, {}, /^que actúa en nombre propio$/],
    [
      'a company without representative by its producer',
      { legalRepresentative: null },
      {},
      /^por quien actúa en este acto María Ríos, .* 1\.020\.333\.444$/,
    ],
  ])('represents %s', (_, agency, producer, expected) => {
    const values = clauseValues({
      ...facts,
      agency: { ...facts.agency, ...agency },
      producer: { ...facts.producer, ...producer },
    });
    expect(values['agency.representation']).toMatch(expected);
  });

  it('leaves null what nobody can sign for, and blank what is not known', () => {
    const values = clauseValues({
      ...facts,
      agency: { ...facts.agency, legalRepresentative: null, address: null, city: null, email: null },
      producer: { name: 'María Ríos', identification: null },
    });
    expect(values['agency.representation']).toBeNull();
    expect(values['agency.email']).toBeNull();
    expect(values['agency.domicile']).toBe('');
  });

  it.each([
    ['whose number is a text', { identification: 'en trámite' }, ['identification']],
    ['without a type of document', { documentType: null }, ['identification']],
    [
      'whose representative has a text for a number',
      { legalRepresentative: { name: 'Lucía Ordóñez', document: 'pendiente' } },
      ['legalRepresentative'],
    ],
    ['that lacks nothing', {}, []],
  ])('says what an agency lacks, %s', (_, agency, lacks) => {
    expect(missingOfAgency({ ...facts, agency: { ...facts.agency, ...agency } })).toEqual(lacks);
  });

  it('lets the contracting party tell the venue when it is not known yet', () => {
    const values = clauseValues({ ...facts, event: { ...facts.event, place: null, address: ' ' } });
    expect(values['event.venue']).toBe('el lugar que EL CONTRATANTE indique por escrito');
  });
});
