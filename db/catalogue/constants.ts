/** Business constants (product decisions, "Constants"). Values are text; money is in Colombian pesos. */
export const constantRows = [
  { id: 14, name: 'Contacto de soporte', description: '573000000000' },
  { id: 70, name: 'IVA (%)', description: '19' },
  { id: 71, name: 'Ganancia de la plataforma (%)', description: '10' },
  { id: 72, name: 'Ganancia de la agencia por defecto (%)', description: '20' },
  { id: 73, name: 'Agente de servicio, precio por día', description: '180000' },
  { id: 74, name: 'Alimentación por persona y día', description: '25000' },
  { id: 75, name: 'Transporte por persona y día', description: '20000' },
  { id: 76, name: 'Redondeo del precio al cliente', description: '100' },
  { id: 77, name: 'Vigencia de la cotización (días)', description: '15' },
  {
    id: 78,
    name: 'Validez de la cuenta de cobro',
    description:
      'Esta cuenta de cobro es válida una vez firmado el contrato online, con copia del RUT, del documento de identidad y de las afiliaciones a salud (EPS) y a riesgos laborales (ARL).',
  },
  {
    id: 79,
    name: 'Validez del contrato',
    description:
      'Este contrato es válido desde su firma electrónica, conforme a la Ley 527 de 1999 y al Decreto 2364 de 2012, con los documentos adjuntos por el talento.',
  },
  {
    id: 80,
    name: 'Pagos de la plataforma: valor sobre el que aprueba otra persona (0: ninguno)',
    description: '0',
  },
] as const;
