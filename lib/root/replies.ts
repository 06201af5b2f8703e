import { replies as convocatoryReplies } from '@/lib/convocatories/replies';
import { registerReplies } from '@/lib/notifications/whatsapp/define-reply';

registerReplies([...convocatoryReplies]);
