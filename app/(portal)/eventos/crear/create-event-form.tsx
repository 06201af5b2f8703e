'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { EventFields } from '@/app/_features/events/form/event-fields';
import { type CityOption, emptyEvent, newEventSchema } from '@/app/_features/events/form/event-form';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import type { Option } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { eventPath } from '@/lib/core/paths';
import { CREATE_EVENT } from '@/lib/events/writes';

type Props = {
  cities: readonly CityOption[];
  clients: readonly Option[];
  clientId: string | null;
  cityId: number | null;
  backHref: string;
};

/** Opens an event without a quotation. */
export function CreateEventForm({ cities, clients, clientId, cityId, backHref }: Props) {
  const t = useTranslations('events.create');
  const router = useRouter();
  const form = useFormOf(CREATE_EVENT, {
    schema: useMemo(() => newEventSchema(cities), [cities]),
    values: emptyEvent(cityId, clientId),
    saved: t('created'),
    onSaved: ({ id, name }) => router.push(eventPath(id, name)),
  });
  return (
    <WriteForm form={form} save={t('submit')} cancel={backHref}>
      <SectionCard>
        <EventFields cities={cities} clients={clients} currency="COP" />
      </SectionCard>
    </WriteForm>
  );
}
