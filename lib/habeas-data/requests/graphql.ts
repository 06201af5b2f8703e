import { DATA_REQUEST_KINDS } from '@/db/values/data-requests';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { answerRequest, extendRequest } from './answer-request';
import { enterRequest, openOwnRequest } from './open-request';
import { ANSWER_REQUEST, ENTER_REQUEST, EXTEND_REQUEST, OPEN_REQUEST } from './writes';

builder.enumType('DataRequestKind', {
  description: 'A consulta is answered in 10 business days, a reclamo in 15.',
  values: DATA_REQUEST_KINDS,
});

serveWrite(OPEN_REQUEST, 'ID', openOwnRequest, {
  description: 'A talent asks something of its own data; answers the id.',
});
serveWrite(ENTER_REQUEST, 'ID', enterRequest, {
  description: 'What came by mail or phone, entered by an administrator; answers the id.',
});
serveWrite(EXTEND_REQUEST, 'ID', extendRequest, {
  description: 'Once, while the first term runs: 5 business days more for a consulta, 8 for a reclamo.',
});
serveWrite(ANSWER_REQUEST, 'ID', answerRequest, { description: 'Answers it by mail, for good.' });
