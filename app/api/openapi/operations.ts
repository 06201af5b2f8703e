import * as z from 'zod/mini';
import { postedDocumentsInput, postedPaperInput } from '@/lib/claims/posted-papers/inputs';
import { email } from '@/lib/core/inputs';
import { NOTICE_OPERATIONS } from './notice-operations';
import type { RestOperation } from './operation';

const credentials = z.object({ email, password: z.string() });
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
    path: '/api/save-contract',
    method: 'post',
    who: 'own',
    body: {
      json: z.extend(ofContract, { pdfContract: pdf }),
      example: { ...OF_CONTRACT, pdfContract: A_PDF },
    },
    answer: 'saved',
    fails: [404, 409],
  },
  {
    id: 'saveEnvoice',
    path: '/api/save-envoice',
    method: 'post',
    who: 'own',
    body: {
      json: z.extend(ofContract, { pdfInvoice: pdf }),
      example: { ...OF_CONTRACT, pdfInvoice: A_PDF },
    },
    answer: 'saved',
    fails: [404, 409],
  },
  {
    id: 'saveDocument',
    path: '/api/save-document',
    method: 'post',
    who: 'own',
    body: {
      json: z.object({ data: postedDocumentsInput }),
      example: { data: { ...OF_CONTRACT, rut: A_PDF } },
    },
    answer: 'saved',
    fails: [404, 409],
  },
  {
    id: 'saveContractDocument',
    path: '/api/save-doc-contract/{id}',
    method: 'post',
    who: 'talent',
    body: { form: { kind: 'text', file: 'file' } },
    answer: 'upload',
    fails: [404, 409],
  },
  {
    id: 'saveTalentDocument',
    path: '/api/save-doc-talent',
    method: 'post',
    who: 'talent',
    body: { form: { kind: 'text', file: 'file', issuedOn: 'text?', expiresOn: 'text?' } },
    answer: 'upload',
  },
  {
    id: 'saveContribution',
    path: '/api/save-contribution',
    method: 'post',
    who: 'talent',
    body: { form: { period: 'text', number: 'text', operator: 'text', paidOn: 'text', file: 'file' } },
    answer: 'upload',
  },
  {
    id: 'saveReductionPaper',
    path: '/api/save-reduction-paper',
    method: 'post',
    who: 'talent',
    body: { form: { agencyId: 'text', kind: 'text', file: 'file' } },
    answer: 'upload',
    fails: [404],
  },
  {
    id: 'uploadImage',
    path: '/upload-images',
    method: 'post',
    who: 'own',
    body: { form: { file: 'file', talentId: 'text?', type: 'text?' } },
    answer: 'upload',
    fails: [404],
  },
  {
    id: 'postProfile',
    path: '/post-profile',
    method: 'post',
    who: 'talent',
    body: {
      json: z.looseObject({ id: z.optional(z.uuid()), name: z.optional(z.string()) }),
      example: { name: 'Valentina', lastname: 'Restrepo' },
    },
    fails: [404, 409],
  },
  {
    id: 'quotationPdf',
    path: '/api/quotations/{id}/pdf',
    method: 'get',
    who: 'agency',
    answer: 'pdf',
    fails: [404],
  },
  {
    id: 'loginTalent',
    path: '/api/login/talento',
    method: 'post',
    who: 'anybody',
    body: { json: credentials, example: CREDENTIALS },
    answer: 'login',
    fails: [401],
  },
  {
    id: 'loginAdmin',
    path: '/api/login/admin',
    method: 'post',
    who: 'anybody',
    body: { json: credentials, example: { ...CREDENTIALS, email: 'administrador@elenco.example' } },
    answer: 'login',
    fails: [401],
  },
  { id: 'healthLive', path: '/api/health/live', method: 'get', who: 'anybody', answer: 'health' },
  { id: 'healthReady', path: '/api/health/ready', method: 'get', who: 'anybody', answer: 'health' },
  { id: 'healthParts', path: '/api/health/parts', method: 'get', who: 'administrator', answer: 'health' },
  {
    id: 'whatsAppChallenge',
    path: '/api/whatsapp',
    method: 'get',
    who: 'provider',
    answer: 'none',
    fails: [404],
  },
  {
    id: 'whatsAppEvents',
    path: '/api/whatsapp',
    method: 'post',
    who: 'provider',
    body: { json: z.looseObject({}), example: {} },
    answer: 'none',
    fails: [404],
  },
  {
    id: 'rideEvents',
    path: '/api/rides/{platform}',
    method: 'post',
    who: 'provider',
    body: { json: z.looseObject({}), example: {} },
    answer: 'none',
    fails: [404],
  },
];
