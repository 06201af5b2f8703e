ALTER TABLE "quotation_answers" ADD COLUMN "chosen" jsonb;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD COLUMN "optional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD COLUMN "alternative" text;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD COLUMN "taken" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD COLUMN "least_people" integer;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD COLUMN "most_people" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_lines_alternative" ON "quotation_lines" USING btree ("quotation_id","alternative") WHERE alternative is not null and taken;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_chosen_json" CHECK (jsonb_typeof(chosen) = 'object');--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_chosen" CHECK (chosen is null or answer = 'ACCEPTED');--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD CONSTRAINT "quotation_lines_choice" CHECK (not (optional and alternative is not null));--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD CONSTRAINT "quotation_lines_taken" CHECK (taken or optional or alternative is not null);--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD CONSTRAINT "quotation_lines_bounds" CHECK ((least_people is null) = (most_people is null) and (least_people is null or (least_people >= 1 and people between least_people and most_people)));