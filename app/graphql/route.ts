import { onlyGetAndPost } from '@/app/api/unknown-path';
import { answerGraphQL } from '@/lib/root/answer-graphql';

export {
  answerGraphQL as GET,
  answerGraphQL as POST,
  onlyGetAndPost as PUT,
  onlyGetAndPost as PATCH,
  onlyGetAndPost as DELETE,
  onlyGetAndPost as OPTIONS,
};
