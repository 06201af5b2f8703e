import { getTranslations } from 'next-intl/server';
import type { Description } from '@/app/_ui/data/description-list';
import type { Contact } from '@/lib/convocatories/contacts/open-contacts';
import { bodyWords, READER_BODY } from '@/lib/core/talent-fields';
import type { PublicProfile } from '@/lib/talents/public-profile';

/** What a reader is told besides what everybody is; empty ones are not shown. */
export type ReaderFacts = { readonly document: Description; readonly more: readonly Description[] };

/** What the portal tells besides: the document of whom the reader may reach, and what a client is not shown. */
export async function readerFacts(
  { alias, body }: PublicProfile,
  contact: Contact | undefined,
): Promise<ReaderFacts> {
  const [t, f] = await Promise.all([
    getTranslations('talentProfile'),
    getTranslations('talents.fields.short'),
  ]);
  return {
    document: { label: contact?.documentType?.name ?? t('document'), value: contact?.identification },
    more: [
      { label: f('alias'), value: alias },
      ...READER_BODY.map((field) => ({ label: f(field), value: bodyWords(body, field) })),
    ],
  };
}
