import '@/lib/root/imports';
import { answerTemplate } from '@/app/api/answer-template';

export const GET = (request: Request): Promise<Response> =>
  answerTemplate(request, 'EVENTS', 'plantilla-de-eventos');
