import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { talentValues } from '@/app/_features/talents/form/talent-values';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { openContacts } from '@/lib/convocatories/contacts/open-contacts';
import { fullName } from '@/lib/core/full-name';
import { getReviewedTalent } from '@/lib/talents/talents-in-review';
import { FormMessages } from '../../_form/form-messages';
import { TalentForm } from '../../_form/talent-form';

export const metadata: Metadata = { title: 'Editar talento' };

type Props = { params: Promise<{ id: string }> };

/** A talent's data, for the administrator. */
export default pageOrNotFound(PortalNotFound, async function EditTalentPage({ params }: Props) {
  const { id } = await params;
  const { actor } = await administratorGate();
  const [detail, countries, t] = await Promise.all([
    readOrNotFound(() => getReviewedTalent(actor, id)),
    loadCountryOptions(),
    getTranslations('talents'),
  ]);
  const contact = (await openContacts(actor, [id])).get(id);
  if (!contact) notFound();
  const name = fullName(detail.talent);
  return (
    <FormMessages>
      <PageHeader
        title={t('form.editTitle', { name })}
        breadcrumbs={[
          { label: t('title'), href: '/talentos' },
          { label: name, href: `/talentos/${id}` },
        ]}
      />
      <TalentForm
        id={id}
        initial={talentValues(detail, contact)}
        revision={detail.talent.revision}
        countries={countries}
        profiles={[]}
        backHref={`/talentos/${id}`}
      />
    </FormMessages>
  );
});
