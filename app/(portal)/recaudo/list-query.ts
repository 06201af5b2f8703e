import { defineList } from '@/app/_ui/list/list-query';
import { COLLECTED_PATH } from '@/lib/core/paths';

export const COLLECTED_LIST = defineList(COLLECTED_PATH);
