import { AppError } from '@/lib/core/errors';
import { measureMessage } from '@/lib/core/readers/measure';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { translateField } from '@/lib/i18n/translate';
import type { Outcome } from '@/lib/platform/each-by-itself';
import { ConvocatoryType } from '../graphql';
import { centimetresOf, publishConvocatoryInput, updateConvocatoryInput } from '../inputs';
import type { Convocatory } from '../queries';
import { publishAndCall } from './publish-and-call';
import { publishConvocatory } from './publish-convocatory';
import { updateConvocatory } from './update-convocatory';

type Fields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** What a call says of whom it looks for; `height` in `unitMeasure`, centimetres unless told, kept in centimetres. */
const wishes = (t: Fields) => ({
  deadline: t.field({ type: 'DateTime', description: 'Until when talents answer.' }),
  cityId: t.int(),
  colourEyes: t.string(),
  colourHair: t.string(),
  height: t.float({ description: 'The least, in `unitMeasure`.' }),
  unitMeasure: t.string({ description: 'cm (default) or in; kept in cm.' }),
  minAge: t.int({ description: 'Whole years on the first day.' }),
  maxAge: t.int(),
  texture: t.string(),
  language: t.string(),
  skills: t.stringList(),
  academicTraining: t.string(),
  observations: t.string(),
  stateId: t.int({ description: '41; with updateConvocatory also 42 and 43, which end it.' }),
  code: t.string({ description: 'Given by the product: ignored when publishing, refused when another.' }),
});

const ConvocatoryInputType = builder.inputType('ConvocatoryInput', {
  fields: (t) => ({
    eventId: t.id({ description: 'The event of eventPersonalId; another one is refused.' }),
    eventPersonalId: t.id({ required: true }),
    startDate: t.field({ type: 'DateTime', required: true }),
    endDate: t.field({ type: 'DateTime', required: true }),
    ...wishes(t),
    open: t.boolean({ description: 'Talents who fit may find it and apply.' }),
    applicationLimit: t.int({ description: 'Applications that may wait at a time.' }),
  }),
});

const UpdateConvocatoryInputType = builder.inputType('UpdateConvocatoryInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    seenRevision: t.int({
      description: 'revision of the call as it was read: refused when somebody changed it since.',
    }),
    eventId: t.id({ description: 'A call stays with its event; another one is refused.' }),
    eventPersonalId: t.id({ description: 'Another one of the event as long as nobody is called.' }),
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
    ...wishes(t),
  }),
});

/** A height of the wire in centimetres. Throws INVALID for an unknown unit, and for what nobody measures in it. */
function inCentimetres<
  Input extends { height?: number | null | undefined; unitMeasure?: string | null | undefined },
>({ unitMeasure, ...input }: Input) {
  const unit = unitMeasure ?? 'cm';
  if (unit !== 'cm' && unit !== 'in')
    throw new AppError('INVALID', 'errors.invalid', { unitMeasure: 'validation.heightUnit' });
  if (input.height == null) return input;
  const height = centimetresOf(input.height, unit);
  if (height === null)
    throw new AppError('INVALID', 'errors.invalid', { height: measureMessage(`height.${unit}`) });
  return { ...input, height };
}

const RoleToCallInputType = builder.inputType('RoleToCallInput', {
  description: 'People of one profile and gender that an event asks for, and who is called for them.',
  fields: (t) => ({
    eventPersonalId: t.id({ required: true }),
    talentIds: t.idList({ required: true, description: 'At most 200; may be empty.' }),
  }),
});

const CallOutcomeType = builder.objectRef<Outcome<Convocatory>>('CallOutcome').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The eventPersonalId.' }),
    refused: t.string({
      nullable: true,
      description: 'Why it was not published, or its people not called, in words.',
      resolve: ({ refused }) => refused && translateField(refused),
    }),
  }),
});

builder.mutationFields((t) => ({
  publishAndCall: t.field({
    description:
      'Publishes a call for each role, on the dates that the event has for it, and calls people to it at once.',
    type: [CallOutcomeType],
    args: {
      roles: t.arg({ type: [RoleToCallInputType], required: true }),
      observations: t.arg.string({ description: 'What all of them read.' }),
    },
    resolve: (_, { roles, observations }, { actor }) =>
      publishAndCall(actor, { roles: [...roles], ...(observations ? { observations } : {}) }),
  }),
  createConvocatory: t.field({
    type: ConvocatoryType,
    args: { input: t.arg({ type: ConvocatoryInputType, required: true }) },
    resolve: (_, { input: { code: _code, ...input } }, { actor }) =>
      publishConvocatory(actor, present(inCentimetres(input), publishConvocatoryInput)),
  }),
  updateConvocatory: t.field({
    description:
      'Changes an open call; who is called is told what changed. What is left out stays, null clears.',
    type: ConvocatoryType,
    args: { input: t.arg({ type: UpdateConvocatoryInputType, required: true }) },
    resolve: (_, { input }, { actor }) =>
      updateConvocatory(actor, present(inCentimetres(input), updateConvocatoryInput)),
  }),
}));
