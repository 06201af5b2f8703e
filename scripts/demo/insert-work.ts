import type { Tx } from '@/db/client';
import {
  auditEntries,
  convocateds,
  convocatories,
  eventDirectories,
  eventPersonals,
  events,
  finalClients,
  placeDirectories,
  quotationLineGenders,
  quotationLines,
  quotations,
  showcaseChoices,
  showcaseVisits,
  talentBookings,
} from '@/db/schema';
import { auditRows } from '@/db/seed/audit';
import type { Casting } from '@/db/seed/casting';
import { directoryRowOf, eventRowOf, finalClientRowOf, personalRowsOf, placeRowOf } from '@/db/seed/events';
import type { Calendar } from '@/db/seed/moments';
import { eventPlans, plans } from '@/db/seed/plans';
import { lineRows, quotationRow } from '@/db/seed/quotations';
import { choiceRows, visitRows } from '@/db/seed/showcase';
import type { DemoPhotos } from '@/db/seed/talent-photos';
import { insertAnswers } from './insert-answers.ts';
import { pricePlans } from './price-plans.ts';
import { coverId, finalClientLogoId } from './store-pictures.ts';

/** Quotations, the events they became, their calls and the trail of it all. */
export async function insertWork(
  tx: Tx,
  casting: Casting,
  calendar: Calendar,
  photos: readonly DemoPhotos[],
): Promise<void> {
  const priceOf = pricePlans(calendar);
  const lines = plans.map((plan) => lineRows(plan, priceOf(plan)));
  await tx.insert(quotations).values(plans.map((plan) => quotationRow(plan, priceOf(plan), calendar)));
  await tx.insert(quotationLines).values(lines.flatMap(({ rows }) => rows));
  await tx.insert(quotationLineGenders).values(lines.flatMap(({ genders }) => genders));

  const answers = await insertAnswers(tx, calendar);

  await tx.insert(placeDirectories).values(eventPlans.map(placeRowOf));
  await tx.insert(eventDirectories).values(eventPlans.map((plan) => directoryRowOf(plan, calendar)));
  const brands = eventPlans.flatMap((plan) => {
    const row = finalClientRowOf(plan);
    return row ? [{ ...row, logoFileId: finalClientLogoId(plan.key) }] : [];
  });
  await tx.insert(finalClients).values(brands);
  await tx.insert(events).values(
    eventPlans.map((plan) => ({
      ...eventRowOf(plan, priceOf(plan), calendar),
      coverFileId: coverId(plan.key),
    })),
  );
  await tx
    .insert(eventPersonals)
    .values(eventPlans.flatMap((plan) => personalRowsOf(plan, priceOf(plan), calendar)));

  await tx.insert(convocatories).values([...casting.convocatories]);
  await tx.insert(convocateds).values([...casting.convocateds]);
  await tx.insert(talentBookings).values([...casting.bookings]);

  await tx.insert(showcaseChoices).values(choiceRows(casting, calendar));
  await tx.insert(showcaseVisits).values(visitRows(calendar));

  const trail = auditRows(
    casting,
    photos.flatMap(({ rows }) => rows),
    calendar,
  );
  const inOrder = [...trail, ...answers].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await tx.insert(auditEntries).values(inOrder);
}
