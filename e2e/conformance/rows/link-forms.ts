import { decided, type Row, section } from '../row.ts';

const named = (names: readonly string[], of: string): Row[] =>
  names.map((name) => ({
    id: `2.2/${of}.${name.replaceAll(' ', '-')}`,
    chapter: '2.2',
    requirement: `${of}: ${name}`,
    decision: null,
    literals: [name],
    messages: {},
  }));

export const LINK_FORM_ROWS: readonly Row[] = [
  ...section('2.2', {
    'contract: title': ['contract: title', 'Contrato Online de Prestación de Servicios para Personal'],
    'contract: submit disabled': ['contract: submit disabled until the form changed', 'toBeDisabled'],
    'contract: types': [
      'contract: eventos without and fotografía with image rights',
      'eventos',
      'fotografia',
    ],
    'contract: documents': ['contract: docId, rut, eps, arl as pdf, png or jpg'],
    'contract: needs all': ['contract: terms, four documents and profile'],
    'contract: identification': ["a missing identification becomes '111'", decided('identification')],
    'claim: title': ['claim: title', 'Cuenta de Cobro Online'],
    'claim: activities': ['claim: placeholder of the activities', 'Describa las actividades realizadas'],
    'claim: copy note': ['claim: a copy goes to the talent', 'Enviaremos una copia'],
    'claim: bank note': ['claim: a bank of another city may deduct a fee', 'ciudad distinta de Bogotá'],
    'claim: account types': ['claim: Ahorros and Corriente', 'Ahorros', 'Corriente'],
    'claim: account digits': ['claim: account of digits, leading zeros kept', '00123'],
    'claim: button': ['claim: button', 'Enviar cuenta de cobro'],
    'claim: price typed': ['claim: price with points for thousands and a comma for decimals', '2.500.000,00'],
    'claim: bank values': ['Daviplata, Bank of America and Zelle stored under others', decided('banks')],
    'claim: busy words': [
      'claim: Cargando... and Generando cuenta de cobro... while it is sent',
      'Generando cuenta de cobro...',
      'Cargando...',
    ],
    'claim: unsigned': ['claim: unavailable without a contract', 'El contrato no ha sido firmado'],
    'ride: form': ['ride: passenger form, prefilled, dialing code 57', 'Código de marcado', "'57'"],
    'ride: driver panel': ['ride: driver and vehicle once there is a journey'],
    'ride: cancel': ['ride: cancel button'],
    'ride: map presses': ['ride: a press sets the origin first, then the destination'],
    'ride: swap': ['ride: swaps origin and destination'],
    'ride: allow-list': ['ride: a fixed list of three talents', decided('rides')],
    'ride: not allowed': ['ride: who may not reads why', 'Módulo en desarrollo'],
  }),
  ...named(
    [
      'Bancolombia',
      'Banco Davivienda',
      'Nequi',
      'Daviplata',
      'Bank of America',
      'Banco Caja Social',
      'Banco de Bogota',
      'Banco Colpatria',
      'Banco Av villas',
      'Banco Popular',
      'Banco BBVA',
      'Banco Itau',
      'Nubank',
      'Zelle',
    ],
    'bank',
  ),
  ...section('2.3', {
    'ride form values': [
      'ride form: name, phoneClient, dialingCode, origin, destiny, reasonJourney with address and coordinates',
      'phoneClient',
      'dialingCode',
      'reasonJourney',
      'origin.coordinates',
      'destiny.address',
    ],
    messajeToDriver: ['ride form: messajeToDriver is optional', 'messajeToDriver'],
    'forgot form': ['forgot form: email, agency or talent', 'email', "type: 'talent'"],
    'legal nature': ['a legalNature with NATURAL is a person', 'PERSONA_NATURAL'],
  }),
  ...section('2.5', {
    'ride dialing code': [
      'ride: dialing code required',
      { 'ride.dialingCodeRequired': 'El código de marcado es obligatorio' },
    ],
    'ride destination': [
      'ride: destination required',
      { 'ride.destinyRequired': 'La dirección de destino es obligatoria' },
    ],
    'password rules': ['password: 8 characters at least, and nothing easy to guess'],
    'ride phone digits': ['ride: the phone takes digits alone'],
  }),
  ...section('2.6', {
    'showcase open': ['showcase: no login'],
    'contract pair': ['contract: needs the pair of event and talent'],
    'signed in too': ['contract: a talent who is signed in signs without a link'],
    'own code': ['a copied link shows nothing of the talent'],
  }),
];
