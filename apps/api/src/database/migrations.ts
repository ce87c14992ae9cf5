import { initial } from './migrations/001_initial.ts';
import { support } from './migrations/002_support.ts';
import { cardReport } from './migrations/003_card_report.ts';
import { brandingItems } from './migrations/004_branding_items.ts';
import { purchases } from './migrations/005_purchases.ts';
import { invitations } from './migrations/006_invitations.ts';
import { reports } from './migrations/007_reports.ts';
import { repeatedEmails } from './migrations/008_repeated_emails.ts';
import { sessionsByAccount } from './migrations/009_sessions_by_account.ts';
import { discrepancies } from './migrations/010_discrepancies.ts';
import { jobDays } from './migrations/033_job_days.ts';
import { ledger } from './migrations/011_ledger.ts';
import { deadLetters } from './migrations/034_dead_letters.ts';
import { deviceLinks } from './migrations/165_device_links.ts';
import { residentsTakenOut } from './migrations/168_residents_taken_out.ts';
import { controllersSeen } from './migrations/175_controllers_seen.ts';
import { billingOfClosedMonths } from './migrations/169_billing_of_closed_months.ts';
import { confirmedChanges } from './migrations/012_confirmed_changes.ts';
import { idleSessions } from './migrations/037_idle_sessions.ts';
import { rateLimits } from './migrations/038_rate_limits.ts';
import { knownDevices } from './migrations/039_known_devices.ts';
import { paymentsByMoment } from './migrations/042_payments_by_moment.ts';
import { importedPayments } from './migrations/043_imported_payments.ts';
import { paymentTickets } from './migrations/050_payment_tickets.ts';
import { laundromats } from './migrations/060_laundromats.ts';
import { prices } from './migrations/070_prices.ts';
import { notificationPreferences } from './migrations/071_notification_preferences.ts';
import { passwordResets } from './migrations/080_password_resets.ts';
import { administrators } from './migrations/081_administrators.ts';
import { companyReferences } from './migrations/090_company_references.ts';
import { companyActions } from './migrations/091_company_actions.ts';
import { shippedOrders } from './migrations/092_shipped_orders.ts';
import { machines } from './migrations/100_machines.ts';
import { usesBesidePayments } from './migrations/101_uses_beside_payments.ts';
import { accessoryPictures } from './migrations/110_accessory_pictures.ts';
import { retention } from './migrations/115_retention.ts';
import { paymentReminders } from './migrations/116_payment_reminders.ts';
import { invoiceDeliveries } from './migrations/117_invoice_deliveries.ts';
import { usesByAdministration } from './migrations/130_uses_by_administration.ts';
import { shopProcessIds } from './migrations/145_shop_process_ids.ts';
import { transactionsByConfirmation } from './migrations/150_transactions_by_confirmation.ts';
import { numberedUses } from './migrations/151_numbered_uses.ts';
import { reportShares } from './migrations/152_report_shares.ts';
import { messageDigests } from './migrations/153_message_digests.ts';
import { buildingAdministrations } from './migrations/155_building_administrations.ts';
import { usesAtPrices } from './migrations/160_uses_at_prices.ts';
import { closedMonths } from './migrations/161_closed_months.ts';
import { signedReadings } from './migrations/020_signed_readings.ts';
import { supportCases } from './migrations/170_support_cases.ts';
import type { Migration } from './migrationSteps.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** Run in the order of their names. A released migration keeps its name and its steps for ever. */
export const MIGRATIONS: Migrations = {
  '001_initial': initial,
  '002_support': support,
  '003_card_report': cardReport,
  '004_branding_items': brandingItems,
  '005_purchases': purchases,
  '006_invitations': invitations,
  '007_reports': reports,
  '008_repeated_emails': repeatedEmails,
  '009_sessions_by_account': sessionsByAccount,
  '010_discrepancies': discrepancies,
  '011_ledger': ledger,
  '012_confirmed_changes': confirmedChanges,
  '020_signed_readings': signedReadings,
  '033_job_days': jobDays,
  '034_dead_letters': deadLetters,
  '037_idle_sessions': idleSessions,
  '038_rate_limits': rateLimits,
  '039_known_devices': knownDevices,
  '042_payments_by_moment': paymentsByMoment,
  '043_imported_payments': importedPayments,
  '050_payment_tickets': paymentTickets,
  '060_laundromats': laundromats,
  '070_prices': prices,
  '071_notification_preferences': notificationPreferences,
  '080_password_resets': passwordResets,
  '081_administrators': administrators,
  '090_company_references': companyReferences,
  '091_company_actions': companyActions,
  '092_shipped_orders': shippedOrders,
  '100_machines': machines,
  '101_uses_beside_payments': usesBesidePayments,
  '110_accessory_pictures': accessoryPictures,
  '115_retention': retention,
  '116_payment_reminders': paymentReminders,
  '117_invoice_deliveries': invoiceDeliveries,
  '130_uses_by_administration': usesByAdministration,
  '145_shop_process_ids': shopProcessIds,
  '150_transactions_by_confirmation': transactionsByConfirmation,
  '151_numbered_uses': numberedUses,
  '152_report_shares': reportShares,
  '153_message_digests': messageDigests,
  '155_building_administrations': buildingAdministrations,
  '160_uses_at_prices': usesAtPrices,
  '161_closed_months': closedMonths,
  '165_device_links': deviceLinks,
  '168_residents_taken_out': residentsTakenOut,
  '169_billing_of_closed_months': billingOfClosedMonths,
  '170_support_cases': supportCases,
  '175_controllers_seen': controllersSeen,
};
