import { refuseMethod } from '@/app/api/unknown-path';
import { answerGraphQL } from '@/lib/root/answer-graphql';

/** HEAD answers nothing here: there is no answer without an operation. */
const refused = refuseMethod('GET, POST');

export {
  answerGraphQL as GET,
  answerGraphQL as POST,
  refused as PUT,
  refused as PATCH,
  refused as DELETE,
  refused as OPTIONS,
};
