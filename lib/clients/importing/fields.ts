import type { ImportField } from '@/lib/imports/rules';

const field = (name: string, aliases: readonly string[], required = false): ImportField => ({
  name,
  aliases: [name.toLowerCase(), ...aliases],
  required,
});

/** What a file of clients may say, with the headings that agencies use for it. */
export const CLIENT_IMPORT_FIELDS = [
  field('name', ['nombre', 'empresa', 'cliente', 'razonsocial', 'nombredelaempresa', 'company'], true),
  field('documentType', ['tipodedocumento', 'tipodocumento', 'tipodoc', 'tipodeidentificacion']),
  field('identification', ['nit', 'numerodedocumento', 'documento', 'identificacion', 'rut', 'numerodenit']),
  field('city', ['ciudad', 'municipio', 'city']),
  field('address', ['direccion', 'domicilio']),
  field('phone', ['telefono', 'telefonoempresa', 'pbx', 'fijo', 'phone']),
  field('url', ['paginaweb', 'web', 'sitioweb', 'pagina', 'website']),
  field('nameProducer', ['contacto', 'productor', 'nombrecontacto', 'nombredelcontacto', 'encargado']),
  field('emailProducer', ['correo', 'correoelectronico', 'email', 'mail', 'correocontacto']),
  field('phoneProducer', ['celular', 'celularcontacto', 'telefonocontacto', 'movil', 'whatsapp']),
  field('services', ['servicios', 'servicio', 'interes']),
] as const;
