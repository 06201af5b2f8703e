import type { ImportField } from '@/lib/imports/rules';

const field = (name: string, aliases: readonly string[], required = false): ImportField => ({
  name,
  aliases: [name.toLowerCase(), ...aliases],
  required,
});

/** What a file of talents may say, with the headings that agencies use for it. */
export const TALENT_IMPORT_FIELDS = [
  field('name', ['nombres', 'nombre', 'primernombre', 'firstname'], true),
  field('lastname', ['apellidos', 'apellido', 'lastname', 'surname']),
  field('email', ['correo', 'correoelectronico', 'mail', 'email'], true),
  field('gender', ['genero', 'sexo', 'gender'], true),
  field('phone', ['celular', 'telefono', 'movil', 'whatsapp', 'telefonocelular']),
  field('birthdate', ['fechadenacimiento', 'fechanacimiento', 'nacimiento', 'fnacimiento', 'birthdate']),
  field('documentType', ['tipodedocumento', 'tipodocumento', 'tipodoc']),
  field('identification', [
    'numerodedocumento',
    'documento',
    'cedula',
    'identificacion',
    'numerodocumento',
    'cc',
  ]),
  field('city', ['ciudad', 'ciudadderesidencia', 'city']),
  field('profile', ['perfil', 'perfilprincipal', 'categoria', 'profile']),
  field('alias', ['alias', 'nombreartistico', 'apodo']),
  field('address', ['direccion', 'domicilio']),
  field('height', ['estatura', 'altura', 'estaturacm', 'talla']),
  field('bust', ['busto', 'pecho']),
  field('waist', ['cintura']),
  field('hip', ['cadera']),
  field('shirt', ['camisa', 'tallacamisa', 'tallasuperior', 'blusa']),
  field('pants', ['pantalon', 'tallapantalon', 'tallainferior']),
  field('footwear', ['calzado', 'zapatos', 'tallacalzado']),
  field('hairColour', ['cabello', 'colordecabello', 'pelo', 'colorcabello']),
  field('eyeColour', ['ojos', 'colordeojos', 'colorojos']),
  field('instagram', ['instagram', 'ig']),
] as const;

export type TalentImportField =
  | 'name'
  | 'lastname'
  | 'email'
  | 'gender'
  | 'phone'
  | 'birthdate'
  | 'documentType'
  | 'identification'
  | 'city'
  | 'profile'
  | 'alias'
  | 'address'
  | 'height'
  | 'bust'
  | 'waist'
  | 'hip'
  | 'shirt'
  | 'pants'
  | 'footwear'
  | 'hairColour'
  | 'eyeColour'
  | 'instagram';
