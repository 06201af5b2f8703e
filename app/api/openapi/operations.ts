import * as z from 'zod/mini';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { PHOTO_TYPES } from '@/db/values/photo-types';
import { REDUCTION_KINDS } from '@/db/values/reductions';
import { postedPaperInput, postedPapersInput } from '@/lib/claims/posted-papers/inputs';
import { knownEmail } from '@/lib/core/inputs';
import { patchTalentInput } from '@/lib/talents/details/inputs';
import { talentPasswordInput } from '@/lib/talents/inputs';
import { NOTICE_OPERATIONS } from './notice-operations';
import type { RestOperation } from './operation';

const PAPERS = ['one of', ...CONTRACT_PAPER_KINDS] as const;
const profile = z.partial(
  z.strictObject({
    ...patchTalentInput.shape,
    ...talentPasswordInput.shape,
    state: z.int(),
    observation: z.string(),
  }),
);
const credentials = z.object({ email: knownEmail, password: z.string() });
// What is read of a body is said by the schema that it is parsed with, under the names of the specification.
const { pdf, talent, event } = postedPaperInput.shape;
const ofContract = z.object({ talent, event });
const CREDENTIALS = { email: 'talento@correo.example', password: 'la clave' };
const OF_CONTRACT = { talent: { email: 'talento@correo.example' }, event: { code: 'COT-00148' } };
const A_PDF = 'JVBERi0xLjcK';

/** Every path of the REST interface; a test holds it to the routes (specification 2, section 7.3). */
export const REST_OPERATIONS: readonly RestOperation[] = [
  ...NOTICE_OPERATIONS,
  {
    id: 'saveContract',
    tag: 'talents',
    path: '/api/save-contract',
    method: 'post',
    who: 'own',
    body: {
      json: z.extend(ofContract, { pdfContract: pdf }),
      example: { ...OF_CONTRACT, pdfContract: A_PDF },
    },
    answer: 'address',
    fails: [404, 409],
  },
  {
    id: 'saveEnvoice',
    tag: 'talents',
    path: '/api/save-envoice',
    method: 'post',
    who: 'own',
    body: {
      json: z.extend(ofContract, { pdfInvoice: pdf }),
      example: { ...OF_CONTRACT, pdfInvoice: A_PDF },
    },
    answer: 'address',
    fails: [404, 409],
  },
  {
    id: 'saveDocument',
    tag: 'talents',
    path: '/api/save-document',
    method: 'post',
    who: 'own',
    body: {
      json: z.object({ data: postedPapersInput }),
      example: { data: { ...OF_CONTRACT, rut: A_PDF } },
    },
    answer: 'documents',
    fails: [404, 409],
  },
  {
    id: 'saveContractDocument',
    tag: 'talents',
    path: '/api/save-doc-contract/{id}',
    method: 'post',
    who: 'talent',
    body: { form: { kind: PAPERS, file: 'file' } },
    answer: 'upload',
    fails: [404, 409],
  },
  {
    id: 'saveTalentDocument',
    tag: 'talents',
    path: '/api/save-doc-talent',
    method: 'post',
    who: 'talent',
    body: { form: { kind: PAPERS, file: 'file', issuedOn: 'text?', expiresOn: 'text?' } },
    answer: 'upload',
    fails: [409],
  },
  {
    id: 'saveContribution',
    tag: 'talents',
    path: '/api/save-contribution',
    method: 'post',
    who: 'talent',
    body: { form: { period: 'text', number: 'text', operator: 'text', paidOn: 'text', file: 'file' } },
    answer: 'upload',
    fails: [409],
  },
  {
    id: 'saveReductionPaper',
    tag: 'talents',
    path: '/api/save-reduction-paper',
    method: 'post',
    who: 'talent',
    body: { form: { agencyId: 'text', kind: ['one of', ...REDUCTION_KINDS], file: 'file' } },
    answer: 'upload',
    fails: [404, 409],
  },
  {
    id: 'uploadImage',
    tag: 'talents',
    path: '/upload-images',
    method: 'post',
    who: 'own',
    body: { form: { file: 'file', talentId: 'text?', type: ['one of?', ...PHOTO_TYPES] } },
    answer: 'image',
    fails: [404, 409],
  },
  {
    id: 'postProfile',
    tag: 'talents',
    path: '/post-profile',
    method: 'post',
    who: 'talent',
    body: {
      json: profile,
      example: { name: 'Valentina', lastname: 'Restrepo' },
    },
    fails: [404, 409],
  },
  {
    id: 'quotationPdf',
    tag: 'documents',
    path: '/api/quotations/{id}/pdf',
    method: 'get',
    who: 'agency',
    answer: 'pdf',
    fails: [404],
  },
  {
    id: 'loginTalent',
    tag: 'accounts',
    path: '/api/login/talento',
    method: 'post',
    who: 'anybody',
    body: { json: credentials, example: CREDENTIALS },
    answer: 'login',
    fails: [401],
  },
  {
    id: 'loginAdmin',
    tag: 'accounts',
    path: '/api/login/admin',
    method: 'post',
    who: 'anybody',
    body: { json: credentials, example: { ...CREDENTIALS, email: 'administrador@elenco.example' } },
    answer: 'login',
    fails: [401],
  },
  {
    id: 'healthLive',
    tag: 'health',
    path: '/api/health/live',
    method: 'get',
    who: 'anybody',
    answer: 'health',
  },
  {
    id: 'healthReady',
    tag: 'health',
    path: '/api/health/ready',
    method: 'get',
    who: 'anybody',
    answer: 'health',
  },
  {
    id: 'healthParts',
    tag: 'health',
    path: '/api/health/parts',
    method: 'get',
    who: 'administrator',
    answer: 'parts',
  },
  {
    id: 'whatsAppChallenge',
    tag: 'providers',
    path: '/api/whatsapp',
    method: 'get',
    who: 'provider',
    parameters: ['hub.mode', 'hub.verify_token', 'hub.challenge'].map((name) => ({ in: 'query', name })),
    answer: 'text',
    fails: [404],
  },
  {
    id: 'whatsAppEvents',
    tag: 'providers',
    path: '/api/whatsapp',
    method: 'post',
    who: 'provider',
    parameters: [{ in: 'header', name: 'X-Hub-Signature-256' }],
    body: { json: z.looseObject({}), example: {} },
    answer: 'text',
    fails: [404],
  },
  {
    id: 'rideEvents',
    tag: 'providers',
    path: '/api/rides/{platform}',
    method: 'post',
    who: 'provider',
    parameters: ['X-Webhook-Secret', 'X-Uber-Signature'].map((name) => ({ in: 'header', name })),
    body: { json: z.looseObject({}), example: {} },
    answer: 'nothing',
    fails: [404],
  },
];
