import { AppError } from '@/lib/core/errors';
import { measureMessage } from '@/lib/core/readers/measure';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { translateField } from '@/lib/i18n/translate';
import type { Outcome } from '@/lib/platform/each-by-itself';
import { ConvocatoryType } from '../graphql';
import { centimetresOf } from '../inputs';
import { type CallMade, publishAndCall } from './publish-and-call';
import { publishConvocatory } from './publish-convocatory';
import { CREATE_CONVOCATORY, UPDATE_CONVOCATORY } from './publishing/writes';
import { updateConvocatory } from './update-convocatory';
import { PUBLISH_AND_CALL } from './writes';

const CALL_WORDS = {
  deadline: 'Until when talents answer.',
  height: 'The least, in `unitMeasure`.',
  unitMeasure: 'cm (default) or in; kept in cm.',
  minAge: 'Whole years on the first day.',
  stateId: '41; with updateConvocatory also 42 and 43, which end it.',
  code: 'Given by the product: ignored when publishing, refused when another.',
};

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

const CallOutcomeType = builder.objectRef<Outcome<CallMade>>('CallOutcome').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The eventPersonalId.' }),
    refused: t.string({
      nullable: true,
      description: 'Why it was not published, in words.',
      resolve: ({ refused }) => refused && translateField(refused),
    }),
    convocatoryId: t.id({
      nullable: true,
      description: 'The call that was published.',
      resolve: ({ done }) => done?.call.id,
    }),
    talentIds: t.idList({
      description: 'Of those chosen, who was called: not who was confirmed elsewhere meanwhile.',
      resolve: ({ done }) => [...(done?.talentIds ?? [])],
    }),
    why: t.string({
      nullable: true,
      description: 'Why nobody was called to what was published, in words.',
      resolve: ({ done }) => (done?.why ? translateField(done.why) : null),
    }),
  }),
});

serveWrite(PUBLISH_AND_CALL, [CallOutcomeType], publishAndCall, {
  description:
    'Publishes a call for each role, on the dates that the event has for it, and calls people to it at once.',
  about: {
    observations: 'What all of them read.',
    RoleToCallInput: 'People of one profile and gender that an event asks for, and who is called for them.',
    'RoleToCallInput.talentIds': 'At most 200; may be empty.',
  },
});
serveWrite(
  CREATE_CONVOCATORY,
  ConvocatoryType,
  (actor, { code: _code, ...given }) => publishConvocatory(actor, inCentimetres(given)),
  {
    about: {
      ...CALL_WORDS,
      eventId: 'The event of eventPersonalId; another one is refused.',
      open: 'Talents who fit may find it and apply.',
      applicationLimit: 'Applications that may wait at a time.',
    },
  },
);
serveWrite(
  UPDATE_CONVOCATORY,
  ConvocatoryType,
  (actor, given) => updateConvocatory(actor, inCentimetres(given)),
  {
    description:
      'Changes an open call; who is called is told what changed. What is left out stays, null clears.',
    about: {
      ...CALL_WORDS,
      seenRevision: 'revision of the call as it was read: refused when somebody changed it since.',
      eventId: 'A call stays with its event; another one is refused.',
      eventPersonalId: 'Another one of the event as long as nobody is called.',
    },
  },
);
