import type { Contact } from '@/lib/convocatories/contacts/open-contacts';
import { forEach, pick } from '@/lib/core/pick';
import { fieldsOf, MEASURES } from '@/lib/core/talent-fields';
import type { CreateTalentInput } from '@/lib/talents/joining/inputs';
import type { ReviewedTalentDetail } from '@/lib/talents/talents-in-review';

/** What the form of a talent holds; its lists of skills and experience are the talent's own. */
export type TalentFormInput = Omit<
  CreateTalentInput,
  'consents' | 'skillTalents' | 'academicTrainings' | 'historicalTalentExperiencies' | 'language' | 'idFcm'
>;

/** Where most talents are. */
const USUAL_DIALING_CODE = '57';

export const emptyTalent = (): TalentFormInput => ({
  name: '',
  lastname: '',
  email: '',
  // Asked for: no gender is the usual one.
  gender: '' as never,
  alias: '',
  birthdate: '',
  phone: '',
  dialingCode: USUAL_DIALING_CODE,
  residenceCityId: null,
  typeDocumentId: null,
  identification: '',
  address: '',
  profileTalents: [],
});

/** The form of a known talent. */
export function talentValues({ talent }: ReviewedTalentDetail, contact: Contact): TalentFormInput {
  return {
    name: talent.name,
    lastname: talent.lastname,
    email: contact.email,
    gender: talent.gender,
    alias: talent.alias ?? '',
    birthdate: talent.birthdate ?? '',
    phone: contact.phone ?? '',
    dialingCode: contact.dialingCode,
    residenceCityId: talent.residenceCityId,
    typeDocumentId: contact.documentType?.id ?? null,
    identification: contact.identification ?? '',
    address: contact.address ?? '',
    unitMeasure: talent.unitMeasure === 'in' ? 'in' : 'cm',
    ...pick(talent, MEASURES),
    ...forEach(fieldsOf('size', 'colour', 'text', 'network'), (field) => talent[field] ?? ''),
  };
}
