import type { ImportField } from '@/lib/imports/rules';

/** Words that make a column somebody else's, or something that a past event does not hold. */
const STRANGERS = 'contacto correo email telefono celular url link logo foto banco cuenta talento modelo';
const strangers = STRANGERS.split(' ');

type Rest = Partial<Pick<ImportField, 'required' | 'looks' | 'isChoice'>> & { readonly others?: string };

/** Headings parted by bars, the usual one first. */
export const field = (name: string, aliases: string, { others = '', ...rest }: Rest = {}): ImportField => ({
  name,
  aliases: [...aliases.split('|'), name],
  required: false,
  others: [...strangers, ...others.split(' ').filter(Boolean)],
  ...rest,
});

/** By which a file says whose something is. */
export const CLIENT_FIELDS: readonly ImportField[] = [
  field('client', 'cliente|nombre del cliente|empresa|razon social|marca|tercero|nombre', {
    isChoice: true,
    looks: 'word',
    others: 'evento nit documento final',
  }),
  field(
    'clientNit',
    'nit|nit del cliente|nit cliente|documento del cliente|numero de documento|documento|identificacion',
    {
      looks: 'document',
      others: 'tipo fecha',
    },
  ),
];

/** What a file of past events, or of what clients owe, may say, with the headings that agencies use for it. */
export const EVENT_IMPORT_FIELDS: readonly ImportField[] = [
  field('name', 'evento|nombre del evento|proyecto|produccion|activacion|campana|nombre evento', {
    looks: 'word',
    others: 'cliente fecha ciudad lugar tipo valor codigo',
  }),
  ...CLIENT_FIELDS.map((one) =>
    one.name === 'client' ? { ...one, aliases: one.aliases.filter((alias) => alias !== 'nombre') } : one,
  ),
  field('day', 'fecha|fecha del evento|fecha de inicio|fecha inicio|inicio|desde|dia|dia del evento', {
    required: true,
    looks: 'day',
    others: 'factura pago vencimiento registro fin final',
  }),
  field('lastDay', 'fecha final|fecha fin|fecha de fin|fecha de finalizacion|fin|hasta|ultimo dia', {
    looks: 'day',
    others: 'factura pago vencimiento',
  }),
  field('city', 'ciudad|ciudad del evento|municipio|city', { isChoice: true, looks: 'word' }),
  field('place', 'lugar|lugar del evento|sitio|venue|escenario|recinto|salon|locacion', { looks: 'word' }),
  field('total', 'valor|total|valor total|valor del evento|monto|precio|facturado|valor facturado|venta', {
    looks: 'amount',
    others: 'pagado abonado anticipo pendiente saldo iva retencion costo',
  }),
  field('owed', 'saldo|saldo pendiente|por cobrar|pendiente|debe|cartera|valor pendiente|saldo por cobrar', {
    looks: 'amount',
    others: 'favor',
  }),
  field('credit', 'saldo a favor|a favor|valor a favor|favor del cliente', {
    looks: 'amount',
    others: 'fecha numero anticipo',
  }),
  field('invoice', 'factura|numero de factura|factura numero|cuenta de cobro', {
    others: 'fecha valor total',
  }),
  field('description', 'descripcion|observaciones|notas|detalle|comentarios', {}),
];
