ALTER TABLE "showcase_choices" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "showcase_choices" CASCADE;--> statement-breakpoint
ALTER TABLE "link_tokens" DROP CONSTRAINT "link_tokens_purpose";--> statement-breakpoint
ALTER TABLE "link_tokens" ADD COLUMN "viewer_id" uuid;--> statement-breakpoint
CREATE INDEX "link_tokens_viewer" ON "link_tokens" USING btree ("viewer_id") WHERE viewer_id is not null;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_purpose" CHECK (purpose in ('ACTIVATION', 'PASSWORD_RESET', 'INVITATION', 'QUOTATION_ANSWER', 'TALENT_REPLY', 'CONTRACT', 'CLAIM', 'RIDE', 'GUARDIAN_CONSENT', 'TALENT_INVITATION', 'JOINING_PHOTOS', 'TALENT_LOGIN', 'ADVANCE', 'STATEMENT', 'SELECTION'));