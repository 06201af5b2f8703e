import * as z from 'zod/mini';
import { askAdvanceInput } from '@/lib/events/advance/inputs';
import { requestPasswordResetInput } from '@/lib/identity/password/inputs';
import { writeToConfirmedInput } from '@/lib/letters/inputs';
import { requestActivationInput } from '@/lib/people/activation/inputs';
import { callRequestInput } from '@/lib/support/inputs';
import type { RestOperation } from './operation';

const ID = '5f0c3f0e-6d0b-4c57-9a35-0c2f5f3f6c11';
// What is read of a body is said by the schema that it is parsed with, under the names of the specification.
const { subject, text: message } = writeToConfirmedInput.shape;
const { amount, percent, dueOn, instructions } = askAdvanceInput.shape;
const words = { subject, message };
const WORDS = { subject: 'Cambio de horario', message: 'Nos vemos a las 7:00.' };

/** A body that names one row, as `id` or in one of the other ways that the specification leaves open. */
const named = (name: string) =>
  z.object({
    id: z.optional(z.uuid()),
    [`${name}Id`]: z.optional(z.uuid()),
    [name]: z.optional(z.object({ id: z.uuid() })),
  });
const waysOf = (name: string) => ['id', `${name}Id`, name];
const ofRow = (name: string) => ({ json: named(name), example: { id: ID }, anyOf: waysOf(name) });
const withWords = (name: string) => ({
  json: z.extend(named(name), words),
  example: { id: ID, ...WORDS },
  anyOf: waysOf(name),
});

/** Paths that send a notice; to whom it goes is read from rows, never from the body. */
export const NOTICE_OPERATIONS: readonly RestOperation[] = [
  {
    id: 'sendQuotation',
    tag: 'notices',
    path: '/api/send-quatation',
    method: 'post',
    who: 'agency producers',
    body: ofRow('quotation'),
    fails: [404, 409],
  },
  {
    id: 'notifyTalent',
    tag: 'notices',
    path: '/notify',
    method: 'post',
    who: 'agency producers',
    body: ofRow('convocated'),
    fails: [404, 409],
  },
  {
    id: 'notifyClient',
    tag: 'notices',
    path: '/notify/client',
    method: 'post',
    who: 'agency producers',
    body: ofRow('event'),
    fails: [404, 409],
  },
  {
    id: 'notifyClientGeneric',
    tag: 'notices',
    path: '/notify/client-generic',
    method: 'post',
    who: 'agency producers',
    body: withWords('client'),
    fails: [404, 409],
  },
  {
    id: 'notifyClientOfEvent',
    tag: 'notices',
    path: '/api/client-personalized',
    method: 'post',
    who: 'agency producers',
    body: withWords('event'),
    fails: [404, 409],
  },
  {
    id: 'notifyConfirmed',
    tag: 'notices',
    path: '/api/notification',
    method: 'post',
    who: 'agency producers',
    body: withWords('event'),
    fails: [404, 409],
  },
  {
    id: 'askAdvance',
    tag: 'notices',
    path: '/api/advance-event',
    method: 'post',
    who: 'agency',
    body: {
      json: z.extend(named('event'), {
        valueAdvance: amount,
        percent,
        dueOn: z.optional(dueOn),
        instructions: z.optional(instructions),
      }),
      example: {
        id: ID,
        percent: 5000,
        dueOn: '2027-03-01',
        instructions: 'Cuenta de ahorros 123-456 de Bancolombia, a nombre de Casa Norte S.A.S.',
      },
    },
    fails: [404, 409],
  },
  {
    id: 'askForCall',
    tag: 'notices',
    path: '/api/apply-agent-schedule',
    method: 'post',
    who: 'agency',
    body: {
      json: z.object({
        agency: z.optional(z.string()),
        event: z.nullish(z.looseObject({ id: z.optional(z.uuid()) })),
        user: z.looseObject({ phone: callRequestInput.shape.phone }),
      }),
      example: { agency: 'Casa Norte', event: null, user: { phone: '3151234567' } },
    },
    fails: [404],
  },
  {
    id: 'notifyProducer',
    tag: 'notices',
    path: '/notify/update-data-producer',
    method: 'post',
    who: 'own',
    body: { json: named('producer'), example: { id: ID } },
    fails: [404],
  },
  {
    id: 'announceRegistration',
    tag: 'accounts',
    path: '/api/register-fast',
    method: 'post',
    who: 'anybody',
    body: {
      json: z.looseObject({ producer: z.object({ id: z.uuid() }) }),
      example: { person: 'EMPRESA', producer: { id: ID }, agency: 'Casa Norte' },
    },
    fails: [404],
  },
  {
    id: 'activateAccount',
    tag: 'accounts',
    path: '/api/active-account',
    method: 'post',
    who: 'anybody',
    body: {
      json: z.looseObject({
        email: z.optional(requestActivationInput.shape.email),
        emailProducer: z.optional(requestActivationInput.shape.email),
      }),
      example: { email: 'productora@agencia.example' },
      anyOf: ['email', 'emailProducer'],
    },
    fails: [404],
  },
  {
    id: 'forgotPassword',
    tag: 'accounts',
    path: '/api/forgot-password',
    method: 'post',
    who: 'anybody',
    body: {
      json: z.looseObject({
        email: requestPasswordResetInput.shape.email,
        type: z.optional(requestPasswordResetInput.shape.type),
      }),
      example: { email: 'productora@agencia.example', type: 'agency' },
    },
    fails: [404],
  },
];
