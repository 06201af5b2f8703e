ALTER TABLE "talents" ADD COLUMN "search_terms" text[] GENERATED ALWAYS AS (array_remove(array[
      'eyes:' || search_fold(eye_colour), 'hair:' || search_fold(hair_colour),
      'shirt:' || search_fold(shirt), 'pants:' || search_fold(pants), 'footwear:' || search_fold(footwear),
      case when photo_file_id is not null and photo_state_id = 82 then 'photo:yes' else 'photo:no' end
    ], null) || offer_terms) STORED;--> statement-breakpoint
CREATE INDEX "talents_terms" ON "talents" USING gin ("search_terms") WITH (fastupdate=false);