import type { ImportField } from '@/lib/imports/rules';

/** Words that make a column of somebody else, or of something that a client's row does not hold. */
const STRANGERS =
  'emergencia label etiqueta type phonetic prefix suffix photo foto logo imagen banco cuenta fecha cargo 3 confirmar';
const strangers = STRANGERS.split(' ');

type Rest = Partial<Pick<ImportField, 'required' | 'looks' | 'isChoice'>> & { readonly others?: string };

/** Headings parted by bars, the usual one first. */
const field = (name: string, aliases: string, { others = '', ...rest }: Rest = {}) => ({
  name,
  aliases: [...aliases.split('|'), name],
  required: false,
  others: [...strangers, ...others.split(' ').filter(Boolean)],
  ...rest,
});

const CONTACTS = '2 secundario segundo alterno otro';

/** What a file of clients may say, with the headings that agencies use for it. */
export const CLIENT_IMPORT_FIELDS: readonly ImportField[] = [
  field(
    'name',
    'nombre|empresa|nombre de la empresa|cliente|nombre del cliente|razon social|nombre comercial|compania|company|organization name|organization|nombre o razon social',
    {
      required: true,
      others:
        'contacto productor representante encargado usuario tipo nit correo email telefono celular direccion ciudad web pagina',
    },
  ),
  field('documentType', 'tipo de documento|tipo de identificacion|tipo doc|tipo id|tipo de nit', {
    isChoice: true,
    looks: 'word',
  }),
  field(
    'identification',
    'nit|numero de nit|nit empresa|numero de documento|documento|identificacion|numero de identificacion|rut|nit o documento|nit o cedula|cedula o nit|tax id',
    {
      looks: 'document',
      others: 'tipo representante contacto copia pdf',
    },
  ),
  field('city', 'ciudad|municipio|ciudad de la empresa|city|location', {
    isChoice: true,
    looks: 'word',
    others: 'nacimiento evento',
  }),
  field(
    'address',
    'direccion|direccion de la empresa|direccion fiscal|domicilio|address|address 1 street|address 1 formatted',
    {
      looks: 'address',
      others: 'correo electronico email mail web pagina',
    },
  ),
  field(
    'phone',
    'telefono|telefono de la empresa|telefono empresa|telefono fijo|pbx|fijo|conmutador|phone|phone 1 value',
    {
      looks: 'phone',
      others: `contacto productor representante ${CONTACTS}`,
    },
  ),
  field('url', 'pagina web|web|sitio web|pagina|website|website 1 value|url', {
    others: 'instagram facebook',
  }),
  field(
    'nameProducer',
    'contacto|contacto 1|nombre de contacto|nombre del contacto|nombre contacto 1|contacto principal|nombre del productor|productor|encargado|persona de contacto|persona encargada',
    {
      looks: 'word',
      others: `correo email telefono celular ${CONTACTS}`,
    },
  ),
  field(
    'emailProducer',
    'correo|correo electronico|email|mail|correo de contacto|correo contacto 1|email contacto|email contacto 1|correo electronico contacto|correo electronico contacto 1|direccion de correo electronico|correo de la empresa|correo del productor|email 1 value',
    {
      looks: 'email',
      others: `facturacion ${CONTACTS}`,
    },
  ),
  field(
    'phoneProducer',
    'celular|celular de contacto|celular contacto 1|telefono de contacto|telefono contacto 1|celular del productor|movil|whatsapp|mobile',
    {
      looks: 'phone',
      others: CONTACTS,
    },
  ),
  field(
    'nameContact',
    'contacto 2|nombre contacto 2|segundo contacto|contacto secundario|otro contacto|nombre segundo contacto',
    {
      looks: 'word',
      others: 'correo email telefono celular',
    },
  ),
  field(
    'emailContact',
    'correo contacto 2|email contacto 2|correo electronico contacto 2|correo 2|email 2|correo segundo contacto|email 2 value|correo secundario',
    {
      looks: 'email',
    },
  ),
  field(
    'phoneContact',
    'celular contacto 2|telefono contacto 2|celular 2|telefono 2|celular segundo contacto|telefono segundo contacto|phone 2 value',
    {
      looks: 'phone',
    },
  ),
  field('services', 'servicios|servicio|interes|services', { isChoice: true }),
];
