CREATE TABLE "push_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"talent_id" uuid NOT NULL,
	"mobile_token_id" uuid,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "mobile_tokens" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "mobile_tokens" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_mobile_token_id_mobile_tokens_id_fk" FOREIGN KEY ("mobile_token_id") REFERENCES "public"."mobile_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_tokens_talent" ON "push_tokens" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "push_tokens_mobile" ON "push_tokens" USING btree ("mobile_token_id");--> statement-breakpoint

-- Where two talents had the same, it is that of whom was changed last.
INSERT INTO push_tokens (talent_id, token, token_hash)
  SELECT DISTINCT ON (push_token) id, push_token, encode(sha256(convert_to(push_token, 'UTF8')), 'hex')
  FROM talents WHERE push_token <> '' ORDER BY push_token, updated_at DESC;--> statement-breakpoint
ALTER TABLE "talents" DROP COLUMN "push_token";