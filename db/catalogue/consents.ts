import type { ConsentPurpose } from '../values/consents.ts';

type Wording = { readonly purpose: ConsentPurpose; readonly version: number; readonly text: string };

/** The words to which talents and guardians consent. One that somebody may have read is never changed: add a version. */
export const consentWordingRows: readonly Wording[] = [
  {
    purpose: 'DATA',
    version: 1,
    text: 'Autorizo a Elenco a guardar y usar mis datos personales para que las agencias me convoquen, me contraten y me paguen, como lo explica la política de tratamiento de datos. Puedo consultarlos, corregirlos, pedir que los eliminen y retirar esta autorización cuando quiera (Ley 1581 de 2012).',
  },
  {
    purpose: 'SHOWING',
    version: 1,
    text: 'Autorizo a Elenco a mostrar mi nombre, mis fotos aprobadas, mis medidas y mi perfil a las agencias aprobadas y a los clientes de los eventos para los que me convoquen. Mi teléfono, mi correo, mi dirección y mi documento no se muestran con esto.',
  },
  {
    purpose: 'MESSAGES',
    version: 1,
    text: 'Quiero que Elenco me avise de convocatorias, contratos y pagos por correo, WhatsApp y notificaciones. Puedo dejar de recibirlos cuando quiera.',
  },
  {
    purpose: 'GUARDIAN',
    version: 1,
    text: 'Soy la madre, el padre o el representante legal de esta persona menor de edad. Escuché su opinión y autorizo a Elenco a guardar y usar sus datos y a mostrar su nombre, sus fotos aprobadas, sus medidas y su perfil a agencias y clientes para que participe en eventos. Ningún contrato la obliga sin mi firma. Puedo retirar esta autorización cuando quiera (Ley 1581 de 2012, artículo 7, y Ley 1098 de 2006).',
  },
];
