import type { PlannedChange } from '@/app/_features/events/concern/use-concern';
import { defined } from '@/app/_features/graphql/defined';
import type { PublishConvocatoryInput } from '@/lib/convocatories/inputs';
import type { CallForm, callFormSchema } from './call-form';

type Changed = Partial<PublishConvocatoryInput>;

export const only = (output: PublishConvocatoryInput, names: readonly string[]): Changed =>
  Object.fromEntries(Object.entries(output).filter(([name]) => names.includes(name)));

/** The fields of a call that were changed, as they are sent. */
export function inputOf(id: string, changed: Changed) {
  const { startDate, endDate, deadline, skills, open: _open, applicationLimit: _limit, ...rest } = changed;
  return defined({
    id,
    ...rest,
    ...(skills ? { skills: [...skills] } : {}),
    ...(startDate ? { startDate: startDate.toISOString() } : {}),
    ...(endDate ? { endDate: endDate.toISOString() } : {}),
    ...('deadline' in changed ? { deadline: deadline?.toISOString() ?? null } : {}),
  });
}

type Of = { readonly event: { readonly id: string }; readonly call: { readonly id: string } };

/** The new dates of a call, which may take yeses back; null for none, and for what cannot be sent. */
export function plannedDates(
  schema: ReturnType<typeof callFormSchema>,
  { event, call }: Of,
  form: CallForm,
  changed: readonly string[],
): PlannedChange | null {
  if (!changed.includes('startDate') && !changed.includes('endDate')) return null;
  const parsed = schema.safeParse(form);
  if (!parsed.success) return null;
  const { startDate, endDate, deadline } = parsed.data;
  return {
    ...{ eventId: event.id, convocatoryId: call.id },
    ...{ startDate: startDate.toISOString(), endDate: endDate.toISOString() },
    deadline: deadline?.toISOString() ?? null,
  };
}
