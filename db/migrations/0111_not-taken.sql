ALTER TABLE "reminder_rules" DROP CONSTRAINT "reminder_rules_reason";--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_reason";--> statement-breakpoint
ALTER TABLE "reminder_rules" ADD CONSTRAINT "reminder_rules_reason" CHECK (reason in ('UNANSWERED_CALL', 'UNSIGNED_CONTRACT', 'MISSING_DOCUMENT', 'EVENT_TOMORROW', 'MISSING_CLAIM', 'NOT_TAKEN'));--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_reason" CHECK (reason in ('UNANSWERED_CALL', 'UNSIGNED_CONTRACT', 'MISSING_DOCUMENT', 'EVENT_TOMORROW', 'MISSING_CLAIM', 'NOT_TAKEN'));