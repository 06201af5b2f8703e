import type { CountryOption } from '@/app/_features/places/country-option';
import type { ClientFormInput } from '@/lib/clients/inputs';
import type { Client } from '@/lib/clients/queries';

/** Where most clients are: what a new one begins with. */
const USUAL_DIALING_CODE = '57';

/** The form of a new client: in Colombia, with its tax number, responsible for IVA as most companies are. */
export function emptyClient(countries: readonly CountryOption[]): ClientFormInput {
  const country = countries.find(({ dialingCode }) => dialingCode === USUAL_DIALING_CODE);
  const type = country?.documentTypes.find(({ appliesTo }) => appliesTo === 'COMPANY');
  return {
    name: '',
    typeIdentificationId: type?.id ?? null,
    identification: '',
    cityId: null,
    address: '',
    phone: '',
    dialingCode: USUAL_DIALING_CODE,
    url: '',
    logo: '',
    nameProducer: '',
    phoneProducer: '',
    emailProducer: '',
    retenedorRenta: false,
    reteIcaAgent: false,
    granContribuyente: false,
    stateEntity: false,
    responsableIva: true,
    services: [],
  };
}

/** The form of a known client. */
export const clientValues = (client: Client, services: number[]): ClientFormInput => ({
  name: client.name,
  typeIdentificationId: client.documentTypeId,
  identification: client.identification ?? '',
  cityId: client.cityId,
  address: client.address ?? '',
  phone: client.phone ?? '',
  dialingCode: client.dialingCode,
  url: client.url ?? '',
  logo: client.logoFileId ?? '',
  nameProducer: client.nameProducer ?? '',
  phoneProducer: client.phoneProducer ?? '',
  emailProducer: client.emailProducer ?? '',
  retenedorRenta: client.retenedorRenta,
  reteIcaAgent: client.reteIcaAgent,
  granContribuyente: client.granContribuyente,
  stateEntity: client.stateEntity,
  responsableIva: client.responsableIva,
  services,
  stateId: client.stateId,
});
