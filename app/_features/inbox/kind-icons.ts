import {
  IconBuildingCommunity,
  IconCash,
  IconClockX,
  IconEye,
  IconFileInvoice,
  IconFileText,
  IconHandStop,
  IconHeadset,
  IconHeart,
  IconHelp,
  IconPhoto,
  type IconProps,
  IconShieldQuestion,
  IconSignature,
  IconUserCheck,
  IconUserPlus,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { InboxKind } from '@/db/values/inbox';

/** The picture of each kind of notice. */
export const INBOX_ICONS: Readonly<Record<InboxKind, ComponentType<IconProps>>> = {
  QUOTATION_ANSWERED: IconFileText,
  QUOTATION_OPENED: IconEye,
  QUOTATION_EXPIRED: IconClockX,
  CLIENT_CHOSE: IconHeart,
  CLIENT_PAID: IconCash,
  TALENT_ANSWERED: IconUserCheck,
  TALENT_WITHDREW: IconHandStop,
  TALENT_APPLIED: IconUserPlus,
  CONTRACT_SIGNED: IconSignature,
  CONTRACT_ASKED: IconHelp,
  CLAIM_SENT: IconFileInvoice,
  MEMBER_JOINED: IconUsers,
  SUPPORT_ANSWERED: IconHeadset,
  AGENCY_REGISTERED: IconBuildingCommunity,
  TALENT_WAITS: IconUserSearch,
  PHOTO_WAITS: IconPhoto,
  DATA_ASKED: IconShieldQuestion,
  SUPPORT_ASKED: IconHeadset,
};
