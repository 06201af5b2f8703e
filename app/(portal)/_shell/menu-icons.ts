import {
  IconActivity,
  IconBuildingBank,
  IconBuildings,
  IconCalendarEvent,
  IconCar,
  IconCoins,
  IconFileText,
  IconHeadset,
  IconLayoutDashboard,
  IconPercentage,
  IconPlus,
  IconReceipt,
  IconShieldLock,
  IconUserPlus,
  IconUserStar,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuIcon } from './menu';

/** How each place of the menu is drawn. */
export const MENU_ICONS: Readonly<Record<MenuIcon, typeof IconPlus>> = {
  dashboard: IconLayoutDashboard,
  create: IconPlus,
  quotations: IconFileText,
  clients: IconUsers,
  events: IconCalendarEvent,
  agencies: IconBuildings,
  talents: IconUserStar,
  claims: IconReceipt,
  payouts: IconBuildingBank,
  receivables: IconCoins,
  invite: IconUserPlus,
  rides: IconCar,
  taxes: IconPercentage,
  privacy: IconShieldLock,
  support: IconHeadset,
  system: IconActivity,
};
