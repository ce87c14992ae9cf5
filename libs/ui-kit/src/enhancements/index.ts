export { dismissMenus } from './dismissMenus.ts';
export { openTarget } from './openTarget.ts';
export { slideByLinks } from './slideByLinks.ts';
export { showOfflineNotices } from './showOfflineNotices.ts';
