import type { ImportField } from '@/lib/imports/rules';

/** Words that make a column somebody else's, or something that a talent's row does not hold. */
const STRANGERS =
  'emergencia acudiente eps arl madre mama padre papa familiar referencia referido representante manager tutor conyuge pareja hijo beneficiario jefe banco banca empresa agencia alterno alternativo secundario otro 2 3 type label etiqueta phonetic prefix suffix photo picture foto imagen confirmar confirma';
const strangers = STRANGERS.split(' ');

type Rest = Partial<Pick<ImportField, 'required' | 'looks' | 'covers' | 'isChoice'>> & {
  readonly others?: string;
};

/** Headings parted by bars, the usual one first. */
const field = (name: string, aliases: string, { others = '', ...rest }: Rest = {}) => ({
  name,
  aliases: [...aliases.split('|'), name],
  required: false,
  others: [...strangers, ...others.split(' ').filter(Boolean)],
  ...rest,
});

const NOT_NAMES =
  'contacto usuario organization company artistico archivo evento producto ciudad instagram facebook tiktok red plan cuenta';
const NOT_SIZES =
  'camisa camiseta blusa pantalon jean zapato calzado brasier anillo superior inferior ropa vestido chaqueta top sombrero cabeza guante';

/** What a file of talents may say, with the headings that agencies use for it. */
export const TALENT_IMPORT_FIELDS: readonly ImportField[] = [
  field('name', 'nombres', { required: true, looks: 'word', others: `${NOT_NAMES} primer segundo` }),
  field('lastname', 'apellidos|last name|family name|surname', {
    looks: 'word',
    others: `${NOT_NAMES} primer segundo paterno materno`,
  }),
  field('fullName', 'nombre completo|nombres y apellidos|nombre y apellido|full name|nombre apellido', {
    looks: 'word',
    covers: ['name', 'lastname'],
    others: NOT_NAMES,
  }),
  field('surnameFirst', 'apellidos y nombres|apellido nombre', {
    looks: 'word',
    covers: ['name', 'lastname'],
    others: NOT_NAMES,
  }),
  field('firstName', 'primer nombre|1er nombre|nombre 1|first name|given name', {
    looks: 'word',
    covers: ['name'],
  }),
  field('secondName', 'segundo nombre|2do nombre|nombre 2|otros nombres|middle name|additional name', {
    looks: 'word',
  }),
  field('firstSurname', 'primer apellido|1er apellido|apellido 1|apellido paterno', {
    looks: 'word',
    covers: ['lastname'],
  }),
  field('secondSurname', 'segundo apellido|2do apellido|apellido 2|apellido materno', { looks: 'word' }),
  field(
    'email',
    'correo|correo electronico|email|mail|direccion de correo electronico|direccion de correo|direccion de email|email address|correo de contacto|email 1 value|email value',
    { required: true, looks: 'email', others: 'facturacion' },
  ),
  field('gender', 'genero|sexo|gender|sex', {
    required: true,
    isChoice: true,
    looks: 'gender',
    others: 'musical musica pelicula',
  }),
  field(
    'phone',
    'celular|telefono celular|movil|telefono movil|cel|whatsapp|celular whatsapp|telefono|tel|numero de contacto|telefono de contacto|celular de contacto|contacto telefonico|phone|mobile|phone number|phone 1 value',
    { looks: 'phone', others: 'fijo casa oficina marca modelo operador' },
  ),
  field(
    'birthdate',
    'fecha de nacimiento|nacimiento|f de nacimiento|f nacimiento|fecha nac|f nac|fnac|fec nac|fec nacimiento|nac|cumpleanos|fecha de cumpleanos|birthdate|birth date|birthday|date of birth|dob',
    { looks: 'day', others: 'lugar ciudad municipio pais departamento registro hora' },
  ),
  field(
    'documentType',
    'tipo de documento|tipo documento identidad|tipo de identificacion|tipo doc|tipo id|tipo de id|clase de documento',
    {
      isChoice: true,
      looks: 'word',
    },
  ),
  field(
    'identification',
    'numero de documento|documento de identidad|numero de identificacion|documento de identificacion|identificacion|cedula|cedula de ciudadania|cc|doc|doc identidad|id number|dni|documento nacional de identidad',
    { looks: 'document', others: 'tipo clase fecha lugar ciudad expedicion copia pdf adjunto archivo' },
  ),
  field(
    'city',
    'ciudad|ciudad de residencia|municipio|municipio de residencia|lugar de residencia|city|location|ubicacion|address 1 city',
    {
      isChoice: true,
      looks: 'word',
      others: 'nacimiento nacido nace expedicion origen natal evento',
    },
  ),
  field(
    'profile',
    'perfil|perfil principal|categoria|tipo de talento|tipo de perfil|rol|oficio|profile|category',
    {
      isChoice: true,
      looks: 'word',
      others: 'instagram facebook tiktok linkedin url link enlace riesgo edad licencia',
    },
  ),
  field('alias', 'nombre artistico|alias|apodo|seudonimo|stage name|nickname', {
    looks: 'word',
    others: 'instagram',
  }),
  field(
    'address',
    'direccion|direccion de residencia|domicilio|direccion de domicilio|address|street|address 1 street|address 1 formatted',
    {
      looks: 'address',
      others: 'correo electronico email mail web pagina ip url instagram',
    },
  ),
  field('height', 'estatura|altura|talla|height', { looks: 'height', others: NOT_SIZES }),
  field('weight', 'peso|weight', { looks: 'size', others: 'molecular' }),
  field('bust', 'busto|pecho|contorno de busto|bust', { looks: 'measure' }),
  field('waist', 'cintura|contorno de cintura|waist', { looks: 'measure' }),
  field('hip', 'cadera|contorno de cadera|hip', { looks: 'measure' }),
  field(
    'shirt',
    'talla de camisa|camisa|talla superior|talla de camiseta|camiseta|blusa|talla de blusa|shirt size|shirt',
    { looks: 'size' },
  ),
  field('pants', 'talla de pantalon|pantalon|talla inferior|jean|talla de jean|pants size|pants', {
    looks: 'size',
  }),
  field('footwear', 'calzado|talla de calzado|zapatos|talla de zapatos|shoe size|shoes', { looks: 'size' }),
  field('hairColour', 'color de cabello|cabello|color de pelo|pelo|hair color|hair', {
    looks: 'word',
    others: 'tipo largo textura corte longitud type',
  }),
  field('eyeColour', 'color de ojos|ojos|eye color|eyes', { looks: 'word', others: 'forma tipo' }),
  {
    ...field(
      'photoFile',
      'foto|fotos|archivo|archivo de foto|archivo foto|nombre de la foto|nombre del archivo|foto de perfil|imagen|file name|filename',
      { looks: 'picture' },
    ),
    // What makes a column a stranger's to others is its own name.
    others: 'cedula documento contrato rut eps arl hoja vida video banco url link enlace'.split(' '),
  },
  field(
    'instagram',
    'instagram|ig|usuario de instagram|perfil de instagram|cuenta de instagram|link de instagram|instagram url',
    {
      looks: 'address',
      others: 'seguidor seguidores followers',
    },
  ),
];
