import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { currentTime } from '@/lib/platform/clock';
import { disownAnswer } from '../outside-answers/disown-answer';
import { seeDisownedAnswers } from '../outside-answers/see-disowned';
import { answerCall } from './answer-call';
import { type Call, getOwnCall } from './queries';
import { recordSeen } from './record-seen';
import { callStatus } from './rules';
import { ANSWER_CALL, DISOWN_ANSWER, MARK_CALL_SEEN, SEE_DISOWNED_ANSWERS } from './writes';

export const ReplyType = builder.enumType('CallReply', { values: ['YES', 'NO', 'MAYBE'] as const });

const CallStatusType = builder.enumType('CallStatus', {
  description: 'Whether a call can be answered, only read, or was cancelled.',
  values: ['OPEN', 'CLOSED', 'CANCELLED'] as const,
});

const OwnCallType = builder.objectRef<Call>('OwnCall').implement({
  description: 'A call as its talent reads it.',
  fields: (t) => ({
    id: t.exposeID('convocatoryId'),
    eventId: t.exposeID('eventId'),
    status: t.field({
      type: CallStatusType,
      resolve: (call) => {
        const status = callStatus(call, currentTime());
        return status === 'GONE' ? 'CLOSED' : status;
      },
    }),
    eventName: t.exposeString('eventName'),
    agencyName: t.exposeString('agencyName'),
    profileName: t.exposeString('profileName', { description: 'As what it is called.' }),
    startDate: t.expose('startDate', { type: 'DateTime' }),
    endDate: t.expose('endDate', { type: 'DateTime' }),
    deadline: t.field({
      type: 'DateTime',
      description: 'Until when it is answered.',
      resolve: ({ deadline, endDate }) => deadline ?? endDate,
    }),
    timeZone: t.exposeString('timeZone'),
    placeName: t.exposeString('placeName', { nullable: true }),
    placeAddress: t.exposeString('placeAddress', { nullable: true }),
    city: t.exposeString('cityName'),
    observations: t.exposeString('observations', { nullable: true }),
    budget: t.expose('budget', { type: 'Money', description: 'Per day, before withholdings.' }),
    currency: t.exposeString('currencyCode'),
    cancelledReason: t.exposeString('cancelledReason', { nullable: true }),
    confirmed: t.boolean({
      description: 'Its agency has confirmed the talent.',
      resolve: ({ stateId }) => stateId === CONVOCATED.CONFIRMED,
    }),
    reply: t.expose('reply', { type: ReplyType, nullable: true, description: 'Its last answer.' }),
    note: t.exposeString('replyNote', { nullable: true, description: 'What it said with that answer.' }),
    saidYesFor: t.boolean({
      description:
        'Somebody of the agency says that the talent said yes elsewhere: it answers YES, or says that it did not (disownAnswer).',
      resolve: ({ saidYesOutsideAt, reply, disownedAt, applicationStateId }) =>
        saidYesOutsideAt !== null &&
        reply !== 'YES' &&
        disownedAt === null &&
        applicationStateId === APPLICATION.PENDING,
    }),
  }),
});

builder.queryField('ownCall', (t) =>
  t.field({
    type: OwnCallType,
    description: 'A call to the talent who asks.',
    args: { convocatoryId: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) => getOwnCall(await requireTalentVisit(actor, 'TALENT_REPLY', args)),
  }),
);

serveWrite(
  ANSWER_CALL,
  'ID',
  async (actor, { convocatoryId, reply, note, startDate, endDate, budget }) => {
    const talent = await requireTalentVisit(actor, 'TALENT_REPLY', { convocatoryId });
    const shown = startDate && endDate && { startDate, endDate, ...(budget == null ? {} : { budget }) };
    return (await answerCall(talent, { reply, note: note ?? null, ...(shown ? { shown } : {}) })).id;
  },
  {
    description: "A talent's own answer to its call; answers the id of its place.",
    about: {
      budget: 'As the talent was shown it, with its dates: a YES is refused where it is less by now.',
      startDate:
        'As the talent was shown it, with endDate: a YES is refused with CONFLICT where the call has other dates by now.',
    },
  },
);
serveWrite(
  MARK_CALL_SEEN,
  'Boolean',
  async (actor, args) => {
    await recordSeen(await requireTalentVisit(actor, 'TALENT_REPLY', args));
    return true;
  },
  { description: 'Tells the agency that the talent has opened its call.' },
);
serveWrite(
  DISOWN_ANSWER,
  'Boolean',
  async (actor, args) => {
    await disownAnswer(await requireTalentVisit(actor, 'TALENT_REPLY', args));
    return true;
  },
  { description: 'The talent did not say yes, whatever somebody of the agency says.' },
);

serveWrite(SEE_DISOWNED_ANSWERS, 'Int', seeDisownedAnswers, {
  description: 'The administrator has seen that talents deny these answers; says how many of them waited.',
});
