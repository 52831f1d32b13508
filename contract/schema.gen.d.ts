// Made from openapi.yaml by npm run gen.
export interface paths {
    "/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a quote
         * @description The Idempotency-Key names the quote: whatever the body, a second call under a key gives the contact that the
         *     first one made, and the client patches it. Once it is bought, 409. Only staff may name another version than
         *     today's; for anybody else that is 403. An unknown partner counts as none. Staff need the permission.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * Open a quote again
         * @description After the purchase the public sees only the policy's number and the link to its page. `from=admin` shows staff
         *     the whole contact; without a session it is 401.
         */
        get: operations["openContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Store answers
         * @description Unfinished answers are stored; an answer that breaks its own rule is 422 with `errors`. Staff who save set the policy
         *     fee with `pricing_detail.fee_changed_by_rep`.
         */
        patch: operations["patchContact"];
        trace?: never;
    };
    "/contacts/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a referred quote for review
         * @description Puts it at the head of the underwriters' queue and writes to the address and to staff. A quote that is not referred
         *     is 409. Submitting again replaces the message. `review_submitted` of the contact is kept while it is still referred.
         */
        post: operations["submitForReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/preview/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The quote, or a preview of its certificates, as a PDF
         * @description Drawn on request, from the stored answers. A certificate says PREVIEW, NOT INSURANCE across each page. Where
         *     there is no price, 409.
         */
        get: operations["previewDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recalculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of the answers
         * @description Stores nothing and may be abandoned. A referral or a decline is 422 with `is_underwriting_review`, `decision` and
         *     `reasons`; a day that has passed is 422 with `is_event_popup`; cancellation coverage that is requested too late is 422 with
         *     both. Missing answers are 422 with `errors`; where liability and cancellation are chosen and only answers about
         *     cancellation are missing, `starting_price` has liability's lines and the lowest amounts of the rest. Where `step2.id`, `step4.id` or `step5.id` names a quote, its own version, partner and coupon count, else those
         *     of a new quote. For the public the policy fee is the one agreed for the address that the quote was saved with, and
         *     for no other address. With `price_before` the response names the changed lines.
         */
        post: operations["recalculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply or remove a coupon
         * @description One coupon per quote; an empty code removes it. A code that is unknown or over is 422 with `error`. The quote
         *     is priced anew.
         */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy-fee-adjustment/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The policy fee of a premium, with the adjustment agreed for an e-mail address */
        post: operations["calculatePolicyFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy-fee-adjustment/calculate-hcc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same for the second provider, with separate premiums */
        post: operations["calculatePolicyFeeHcc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/current-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today in New York */
        get: operations["currentDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zip-codes/{zip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The city of a ZIP code
         * @description It fills in the city of an address. Null for a ZIP code that is unknown. Anyone may store the response.
         */
        get: operations["getCity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quote/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** E-mail the quote with the link that opens it */
        post: operations["sendQuoteEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send-purchase-link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail the link that opens the quote at the payment step
         * @description Where there is nothing to buy, 409 (`not-purchasable`).
         */
        post: operations["sendPurchaseLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/all/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes of an e-mail address for an event's first day
         * @description The response never shows the public whether there are any: it is the same, and takes as long, while the links are mailed
         *     to the address if it is the contact point of a quote. Staff see the quotes. 422 names `a` or `b`;
         *     404 is an invalid path, such as one with a single dot as its address.
         */
        get: operations["findQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms-link/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail the link that opens the terms of the quote
         * @description Where there is no offer to agree to, 409 (`not-purchasable`).
         */
        post: operations["emailTermsLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms-link/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Text the link that opens the terms of the quote */
        post: operations["textTermsLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/terms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to the declarations and the terms
         * @description The signature holds for the answers as they are stored; another answer ends it. It is the name again, or a drawing: a
         *     PNG of 60,000 bytes at most as `data:image/png;base64,…`.
         */
        post: operations["signTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gtag-flags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store measurements of a visit
         * @description Added to the stored flags, up to twenty in all. The page ignores a failure.
         */
        post: operations["storeGtagFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count events of the quote by name, and its speed
         * @description A page reports the events of its chart since its last report, and how fast it was, each with its step. The report does not name
         *     the customer, and a count that gets lost concerns nobody.
         */
        post: operations["countEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The partner of a link that starts a quote */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rain-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request rain insurance
         * @description Staff get an email, and so does the address, with a price range that depends on the venue and the season. The day
         *     is at least 14 days ahead, else 422. The first answer under a key is given again; another request under it is 422.
         *     For pages of the release before: rain insurance is quoted like the other coverages now, and this call goes in a later one.
         */
        post: operations["requestRainCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from a mailing with its link
         * @description The link is in the message, and in its List-Unsubscribe header for mail programs with one-click unsubscribing
         *     (RFC 8058); what they send as the body is not looked at. Made twice it changes nothing more. A GET of the same address
         *     leaves nothing: it leads to the page that asks.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-processor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a browser exchanges a card for a token */
        get: operations["paymentProcessor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a quote
         * @description Charges the amount that was shown, once. Another amount is 409 (`price-changed`) and nothing is charged. Answers
         *     that are missing, because another window has changed the quote, are 409 (`answers-changed`) with `errors`. A card
         *     that the bank refuses is 402 with `is_card_exception`. While the same or another payment for the quote is on its
         *     way, 409 (`payment-in-progress`): ask again. A card whose bank wants the cardholder's confirmation (3-D Secure) is 402
         *     (`authentication-required`) with `authentication`; asking again tells how it ended. Asking again under the same key never charges a second time; asking
         *     under it without `payment_token` only finds out what became of it (`payment-not-made` when nothing was charged).
         *
         *     By check or invoice nothing is charged: the quote awaits its payment (202), instructions or the invoice are mailed to
         *     `check_emails` or `invoice_emails`, and the policy is issued when staff record the money (`createReceivePayment`).
         */
        post: operations["purchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event that the payment processor sends
         * @description Signed by the processor; a wrong or old signature is 401. What it says is not believed but looked up: the payment is
         *     settled as the processor then answers. The same event any number of times, late or out of order, changes nothing.
         */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/create-receive-payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record money that came by check or transfer
         * @description By check or transfer with its `reference`, or by card with a `payment_token`; a card that is refused is 402 with
         *     `is_card_exception`. Where the whole of what is due for an ordered quote has come, the policy is issued. More than is
         *     due is 422; a contact that owes nothing is 409.
         */
        post: operations["createReceivePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a certificate is genuine and in force
         * @description That it is genuine, its status, and what the paper says. A code may be written in any case, with or without its hyphen.
         *     Of a certificate that was replaced, and of a canceled policy's, dates and limits are those that the policy has now.
         */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{code}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be told of changes of a certificate
         * @description Mails the address a link that confirms it. From then on, it gets one message for each change, replacement or
         *     cancellation, and follows the certificate that replaces this one. The response is the same if the address follows
         *     it already. 409 for a certificate that is no longer valid, 422 names `email`.
         */
        post: operations["subscribeToCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-subscriptions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** The subscription that a mailed link opens */
        get: operations["getCertificateSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-subscriptions/{token}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a subscription, or begin it again */
        post: operations["confirmCertificateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-subscriptions/{token}/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a subscription
         * @description From our page, or by a mail program with one-click unsubscribing (RFC 8058); what it sends as the body is not read.
         *     Done twice, it changes nothing more. A GET of the same address leads to the page that asks.
         */
        post: operations["endCertificateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/samples/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sample document, as the footer offers it */
        get: operations["getSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/all/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The policies of an e-mail address and the insured's ZIP code
         * @description The response never shows the public whether there are any: it is the same, and takes as long, while the links are mailed
         *     to the address if it is the contact point of a policy. Staff see the policies. 422 names `a` or `b`.
         */
        get: operations["findPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/all/{a}/{b}/{c}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The policy of that number, if it is of that address and ZIP code */
        get: operations["findPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send-manage-policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the signed link of a policy
         * @description Staff may name any address. Everybody else only those that the policy itself has (the insured's, the producer's):
         *     another one is 422.
         */
        post: operations["sendManagePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/make-a-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The cost of a policy change, or the refund of a cancellation
         * @description Changes nothing. Changed dates, places, people or coverages are decided and priced again by the plan of the policy; what
         *     would be referred or declined is 422 with its reasons. No more than ten in a policy's life, and none once the cover
         *     has begun: 409.
         */
        post: operations["makeAChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/submit-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a change, and charge or refund the difference
         * @description The difference that was shown must still be the difference, else 409 (`price-changed`). A charge follows the protocol
         *     of a purchase: once under its key, and asked about under it without `payment_token`.
         */
        post: operations["submitChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/submit-a-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a claim, with its files
         * @description Up to five files of 10 MB each: PDF, JPEG, PNG, HEIC or plain text, judged by their bytes and never by their name. The
         *     first answer under a key is given again.
         */
        post: operations["submitAClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/send-us-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to us about a policy */
        post: operations["sendUsEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/get-policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /** A policy, its contact and its documents */
        get: operations["getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The documents of a policy
         * @description A document has its address from the purchase on; until its file is made, `ready` is false.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail documents of a policy to others, such as the venue */
        post: operations["sendDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document's file
         * @description The token in the address is the key; it is unguessable.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description Without one the answer is empty and no error, because every sign-in page begins with this call.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Sets the cookie `hcc_token`, which no script can read. A password that was given to the user, and the new one is
         *     missing: 422 at `new_password`. The same call with `new_password` replaces it and signs in. An account with a
         *     second factor, and the code is missing: 422 at `code`. The same call with `code` signs in.
         */
        post: operations["signIn"];
        /** Sign out */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes and policies, newest change first
         * @description Every word of the search is found, in any order, whatever its accents and apostrophes, and the dashes of its numbers. A word may
         *     also be the number of a receipt or of another entry, or the last four digits of a card. Of the referred ones first those that were submitted for review, the
         *     longest waiting before all others, unless another order is asked for. Rows that have nothing in the column that is
         *     sorted by come last. One or two letters match where a word begins. The whole list is counted up to 10,000 for each
         *     status, and what a search or a filter matches up to 1,000 in all: `counted_to` says which, and while `all` is that many, each
         *     count is that many or more.
         */
        get: operations["findContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mark-quote-approved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline a referred quote, or reopen a declined one
         * @description An approval has the price of the answers, worked out in the usual order with what its terms set; where the tables have
         *     none and the terms do not set it, 422 names what an underwriter has to set. A changed limit becomes the quote's answer.
         *     Terms by a representative are 403. An answer about the event or its cover that changes afterwards ends the approval and
         *     its terms. A decline needs its reason, which the customer reads. `referred` reopens what staff declined. A quote whose
         *     state forbids it is 409.
         */
        post: operations["markQuoteApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contacts/{id}/version": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * A quote priced by today's catalogue and rating plan
         * @description Changes nothing.
         */
        get: operations["compareVersions"];
        put?: never;
        /** Move a quote to today's catalogue and rating plan */
        post: operations["moveToToday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sent, pending and failed mail, newest first
         * @description Of the newest hundred thousand; a whole address is found among all. They are counted up to 10,000: a total of 10,000 is
         *     that many or more.
         */
        get: operations["listMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mailbox/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message as it was sent */
        get: operations["readMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Failed or waiting jobs, newest first */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/{number}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a failed job */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounting-transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The transactions of one contact
         * @description Every entry in the order in which it was made, voided ones with the entry that reversed them; what is charged, what is paid
         *     and the balance; refunds that are due and not made yet.
         */
        get: operations["listAccountingTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounting-transactions/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "invoice" | "credit-memo" | "receive-payment" | "issue-refund";
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a transaction made in another system
         * @description `id` is the contact's. The entry is kept in the books and marked as made elsewhere; no money moves and nothing is mailed.
         */
        post: operations["enterAccountingTransaction"];
        /**
         * Void an entry
         * @description `id` is the entry's `transaction_id`. It stays in the books beside the entry that takes it back. What a processor moved, and
         *     what a policy hangs on, cannot be voided: 409 says why.
         */
        delete: operations["voidAccountingTransaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/create-invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invoice
         * @description It charges its items and pays nothing; `reps/send-invoice` mails it.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/create-sales-receipt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a sales receipt
         * @description By card with a `payment_token`, otherwise by check or transfer with its `reference`. A card that is refused is 402 with
         *     `is_card_exception`, and nothing is entered.
         */
        post: operations["createSalesReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/create-credit-memo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a credit memo
         * @description At most the charged amount. Money paid for it becomes refundable with `reps/issue-refund`.
         */
        post: operations["createCreditMemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/issue-refund/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a refund
         * @description Out of the card charge that `transaction_id` names, or by check or transfer with its `reference`. No more than was paid; more
         *     than the rule gives back (decision 49) needs a `note`. A processor that refuses is 402 with `is_card_exception`.
         */
        post: operations["issueRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/send-invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an invoice
         * @description With the PDF attached, one message a recipient. An entry of another kind is 404.
         */
        post: operations["sendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/send-sales-receipt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a sales receipt
         * @description With the PDF attached, one message a recipient. An entry of another kind is 404.
         */
        post: operations["sendSalesReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/send-receive-payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the receipt of a payment
         * @description With the PDF attached, one message a recipient. An entry of another kind is 404.
         */
        post: operations["sendReceivePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/send-credit-memo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a credit memo
         * @description With the PDF attached, one message a recipient. An entry of another kind is 404.
         */
        post: operations["sendCreditMemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/send-issue-refund/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the receipt of a refund
         * @description With the PDF attached, one message a recipient. An entry of another kind is 404.
         */
        post: operations["sendIssueRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contacts/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The statement of a contact as a PDF
         * @description Every entry, and the balance after each.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel-policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a policy for its holder
         * @description By the rule of decision 49; `refund` gives back more than that, for which a reason is needed. Certificates say so at once, and
         *     the cancellation is mailed. After the first covered day nothing comes back by the rule.
         */
        post: operations["cancelPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an order again, move its last day to pay, or withdraw it
         * @description Of a quote that awaits its payment by check or invoice; another one is 409. `resend` mails the instructions or the
         *     invoice, to `emails` from now on. `extend` moves the last day to `pay_by`, at the latest the day before the first
         *     covered day. `withdraw` credits the invoice, refunds what was paid, and the quote expires.
         */
        post: operations["changeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cancel-policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The refund of a cancellation
         * @description By the rule, and the most that staff may give back.
         */
        get: operations["previewCancelPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/generate-coi-sel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a certificate for a holder
         * @description With its own description of operations and holder, which the contact keeps. The certificate of the same holder is
         *     replaced, and so is the one of the holder that it is made instead of; those of other holders stay valid. Where
         *     there is no policy, 409; where no current certificate has the holder to be replaced, 422.
         */
        post: operations["generateCoiSel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/description-of-operations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The certificate's text about the event and its holder
         * @description As staff set it, or as it is worked out from the answers.
         */
        get: operations["getDescriptionOfOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/add/propspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a prospect
         * @description A contact by its `id`, or any person by an address. A prospect that exists already is not added twice. The two spellings are the
         *     same call (decision 42).
         */
        post: operations["addPropspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/add/prospect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a prospect
         * @description A contact by its `id`, or any person by an address. A prospect that exists already is not added twice. The two spellings are the
         *     same call (decision 42).
         */
        post: operations["addProspect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contacts/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the staff's record of a contact
         * @description Notes, contract number, whether it is a broker partnership quote, and its owner. `note` adds a dated note with its author;
         *     `task_day` makes a task for that day from it, which is the author's until somebody else has it.
         */
        patch: operations["updateRecord"];
        trace?: never;
    };
    "/admin/contacts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The history of a contact
         * @description Newest first: actor, time, action, and each value before and after.
         */
        get: operations["getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contacts/{id}/rain-settlement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The settlement of a policy of rain insurance
         * @description The insured rain, and what was measured. A quote, and a policy of another coverage, are 404.
         */
        get: operations["getRainSettlement"];
        /**
         * Record or correct what was measured
         * @description Recorded once: `edition` is 0 for the measurement and that of the corrected one for a correction, which needs a `reason`;
         *     another edition is 409, and so is a repeated call with other values. The amount is payable if the measured rain reaches the
         *     insured one. The policyholder gets a letter with the result, and a payable amount becomes a task. Before the end of the
         *     insured hours, for a canceled policy, and for an amount that was paid it is 409.
         */
        put: operations["recordRain"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contacts/{id}/rain-settlement/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark that the amount was paid
         * @description The money moves elsewhere; this records its day and its reference, and closes the task. Nothing payable, another edition and
         *     an amount that was paid are 409; a repeated call with the same values changes nothing.
         */
        post: operations["payRain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contacts/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report presence on a contact
         * @description Called every half minute; a user who has not called for a minute and a half counts as gone.
         */
        post: operations["sayPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/work-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests or tasks that wait for staff
         * @description Requests are claims, messages about policies, rain requests, and acts of staff that wait for a second person, which only
         *     their requester and those who may approve them get. A task has a day. The search finds words of the subject, of a name or
         *     an address, and all that finds the contact.
         */
        get: operations["listWorkItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/work-items/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        /**
         * One request or task
         * @description What the customer submitted, the answers, the history, and the accounts that can own it.
         */
        get: operations["getWorkItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Close, reopen or hand over a request or a task
         * @description `owner` is the e-mail address of an active account, and null gives it back. Omitted fields stay the same. A state that the
         *     item cannot change to is 409. Only an answer makes it `answered`.
         */
        patch: operations["changeWorkItem"];
        trace?: never;
    };
    "/admin/work-items/{item}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a request
         * @description The answer is mailed to the customer, whose replies come to the staff's address. A request that nobody has becomes the
         *     caller's. A task, or a closed request, is 409.
         */
        post: operations["answerWorkItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/screenings/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on names that are like an entry of the sanctions list
         * @description `clear`: another person, so the quote can be bought; the same name and entry are not asked about again. `confirm`: the
         *     quote cannot be bought. Names that are decided are 409.
         */
        post: operations["decideScreening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{item}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline a colleague’s refund, credit or cancellation
         * @description An approval does what was asked, by the facts of now, and only if they are those of the request; otherwise 409, and nothing is
         *     done. The requester's own decision is 403, whatever the role. A repeated approval changes nothing. A decline needs its
         *     `reason`, which the requester reads. A request about terms is 404.
         */
        post: operations["decideRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{item}/terms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline a colleague’s approval beyond an underwriter’s authority
         * @description As `decideRefund`, for the approval of a quote. A request about money is 404.
         */
        post: operations["decideTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw one's own request for a second person
         * @description Another person's request is 403, and one that is no longer open 409.
         */
        delete: operations["withdrawApproval"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usw/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * One quote for the underwriters
         * @description The contact, its messages, and the terms that are being worked on.
         */
        get: operations["openReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Store a draft of the terms
         * @description The customer is not notified. Approving with them is `mark-quote-approved`. Omitted fields stay the same. Only a
         *     quote that can still be decided on: referred, approved or declined by staff.
         */
        patch: operations["workReferral"];
        trace?: never;
    };
    "/contacts/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The messages about a quote
         * @description Between the customer or producer and the underwriters, oldest first.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Write about a quote
         * @description The other side is written to: the customer at the address that was given for the review, staff at theirs. A customer
         *     may write while the quote is in review, or after being asked something.
         */
        post: operations["writeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/policy-fee-adjustment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Policy fee adjustments
         * @description Each changes the policy fee of every quote of its address from then on (specification section 7, decision 46).
         */
        get: operations["listPolicyFeeAdjustments"];
        put?: never;
        /**
         * Add to them
         * @description All of the rows, or none of them. An address that is there already is 422 beside it (`rows.0.email`).
         */
        post: operations["addPolicyFeeAdjustments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/policy-fee-adjustment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["SettingsRow"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take one of them out
         * @description The rows of the answer are those that are taken out.
         */
        delete: operations["deletePolicyFeeAdjustment"];
        options?: never;
        head?: never;
        /** Change one of them */
        patch: operations["updatePolicyFeeAdjustment"];
        trace?: never;
    };
    "/settings/excluded-daily-email-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses without the daily follow-up
         * @description The daily follow-up of unpurchased quotes leaves these addresses out (decision 41).
         */
        get: operations["listExcludedDailyEmailCustomers"];
        put?: never;
        /**
         * Add to them
         * @description All of the rows, or none of them. An address that is there already is 422 beside it (`rows.0.email`).
         */
        post: operations["addExcludedDailyEmailCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/excluded-daily-email-customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["SettingsRow"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take one of them out
         * @description The rows of the answer are those that are taken out.
         */
        delete: operations["deleteExcludedDailyEmailCustomer"];
        options?: never;
        head?: never;
        /** Change one of them */
        patch: operations["updateExcludedDailyEmailCustomer"];
        trace?: never;
    };
    "/settings/excluded-prospecting-newsletter-email-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses without prospecting mail and newsletter
         * @description The prospecting export leaves these addresses out (decision 41).
         */
        get: operations["listExcludedProspectingCustomers"];
        put?: never;
        /**
         * Add to them
         * @description All of the rows, or none of them. An address that is there already is 422 beside it (`rows.0.email`).
         */
        post: operations["addExcludedProspectingCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/excluded-prospecting-newsletter-email-customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["SettingsRow"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take one of them out
         * @description The rows of the answer are those that are taken out.
         */
        delete: operations["deleteExcludedProspectingCustomer"];
        options?: never;
        head?: never;
        /** Change one of them */
        patch: operations["updateExcludedProspectingCustomer"];
        trace?: never;
    };
    "/settings/excluded-email-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude an address from all mailings
         * @description Adds each address to both lists of excluded customers; one that is there already stays as it is.
         */
        post: operations["addExcludedEmailCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/prospecting-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prospects who may receive the newsletter, as CSV
         * @description Prospects and customers, less the excluded. Safe to open in a spreadsheet: no cell begins a formula.
         */
        get: operations["exportProspects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/moratoria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The binding moratoria */
        get: operations["listMoratoria"];
        put?: never;
        /**
         * Set a binding moratorium
         * @description While it is in force, a quote for its area with one of its coverages is priced and cannot be bound. A payment that
         *     has begun is completed.
         */
        post: operations["addMoratorium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/moratoria/{moratorium}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moratorium: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a binding moratorium
         * @description Quotes that it stopped can be bought again at once. One that has ended or was lifted is 409.
         */
        post: operations["liftMoratorium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The configuration of the program
         * @description Coupons, partners, lists of states and versions of the rating plan, to read.
         */
        get: operations["readReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The files of a contact
         * @description Files uploaded by staff, files of its claims, and its documents.
         */
        get: operations["listAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/attachments/{id}/upload-documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload files
         * @description PDF, JPEG, PNG, WebP and HEIC, plain text, Word, Excel and PowerPoint (docx, xlsx, pptx): ten at once, 15 MB
         *     each. What a file is, its bytes say.
         */
        post: operations["uploadDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/attachments/{id}/delete-documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete uploaded files
         * @description Only files that staff uploaded. The history keeps a record of them.
         */
        post: operations["deleteDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/attachments/{id}/email-documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send files by e-mail
         * @description One message a recipient, with the files attached; 20 MB together.
         */
        post: operations["emailDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reps/attachments/{id}/files/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
                document: string;
            };
            cookie?: never;
        };
        /**
         * One of the files
         * @description Always served to be saved, never to be shown.
         */
        get: operations["getAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/{id}/email-logs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The mail of a contact
         * @description Newest first.
         */
        get: operations["listEmailLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/{id}/forward-email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message once more, to others
         * @description As it was sent, with its attachments and a line that names the sender.
         */
        post: operations["forwardEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reps-signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signatures that certificates are signed with
         * @description A rep is shown their own, an admin all.
         */
        get: operations["listSignatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reps-signature/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a signature
         * @description The default signature signs for staff without one.
         */
        post: operations["createSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reps-signature/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a signature
         * @description Issued certificates keep their signature.
         */
        post: operations["updateSignature"];
        /**
         * Delete a signature
         * @description The rows of the answer are those that are deleted.
         */
        delete: operations["deleteSignature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reps-signature/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        /** A signature as it is drawn */
        get: operations["getSignatureImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of staff */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add an account
         * @description Its first password is shown once, in the answer. The first sign-in replaces it.
         */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account
         * @description Disabling an account, or changing its role or password, signs its user out everywhere. The last active admin cannot be changed: 409.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/session/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with the account of the company
         * @description Sends the browser to the configured provider (OpenID Connect, authorization code with PKCE), and to the sign-in form
         *     with a reason if the provider does not answer. Without a provider: 404.
         */
        get: operations["beginCompanySignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/company/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The provider's answer
         * @description The browser brings it from the provider. It counts once, and only in the browser that began. It opens a session for
         *     the account that is linked to the user, or whose address the provider has verified; else it leads to the sign-in
         *     form with a reason. Providers add parameters of their own.
         */
        get: operations["finishCompanySignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link for a new password
         * @description Mails a link that works once and for 30 minutes, if the address has an open account. The response is the same if it
         *     has none.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/reset/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a link for a new password works
         * @description Uses nothing up. A link that is unknown, used, replaced or older than 30 minutes: 404.
         */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/reset/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with a link
         * @description All sessions of the account are signed out. A link that is unknown, used, replaced or older than 30 minutes: 404.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user}/factors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove all second factors of an account
         * @description For a user who has lost them. It signs its user out everywhere and mails them.
         */
        delete: operations["removeFactors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{user}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign an account out everywhere
         * @description The account stays active, and its password and second factors stay. The session of the call stays too.
         */
        delete: operations["endUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own sessions
         * @description The sessions in which the caller is signed in, the last one used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End one's own sessions but this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/list/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of one's own sessions
         * @description A session that has ended already, or belongs to another user, changes nothing.
         */
        delete: operations["endOneSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own second factors
         * @description The authenticator app, the passkeys, and the number of recovery codes that are left.
         */
        get: operations["listFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/factors/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove one of one's own second factors
         * @description The last one cannot be removed where the role needs one: 409. Without any, the recovery codes are deleted too.
         */
        post: operations["removeFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/factors/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace one's own recovery codes
         * @description The codes are shown only in this answer. Those from before stop working.
         */
        post: operations["makeRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/factors/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description Makes a secret, which works once a code of it was sent to `/session/factors/app/code`. An app that is set up
         *     already works until then.
         */
        post: operations["beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/factors/app/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish setting up an authenticator app
         * @description All other sessions of the account are signed out. The answer has new recovery codes.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/factors/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Options for `navigator.credentials.create`. Their challenge works once, within five minutes.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/factors/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the passkey that the browser made
         * @description All other sessions of the account are signed out. The first second factor of an account comes with recovery codes.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description Options for `navigator.credentials.get`. Their challenge works once, within five minutes.
         */
        post: operations["passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Sets the cookie `hcc_token`, as a sign-in with a password does.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description All other sessions of the account are signed out.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail
         * @description Newest first, of every contact, policy, payment, setting and account.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/personal-data/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The data that we have of a person
         * @description Quotes and policies of an email address, with the last day on which each must be kept, and other records.
         */
        post: operations["findPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/personal-data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All data of a person, as a ZIP archive
         * @description `data.json` with the rows of each table, and the stored files.
         */
        post: operations["exportPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/personal-data/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases the data of a person
         * @description Records that the law asks us to keep stay, and are listed with their last day. 409 while a message is being sent.
         */
        post: operations["erasePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes, referrals, sales and premium by day and type, and where customers stop
         * @description Days of New York, both ends counted; the last 30 where none is named, and 366 at most.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report of money as CSV
         * @description Days of New York, both ends counted; the last 30 where none is named, and 366 at most. `ledger`: every entry.
         *     `bordereau`: what each policy wrote, for its insurer. `monthly`: its sums by insurer, month and state. `commission`: by producer. `receivables`: what is due to
         *     us and what we owe now, whatever the days are. Safe to open in a spreadsheet: no cell begins a formula.
         */
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contacts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The staff's list as CSV
         * @description What the same query of the list would find, 50,000 rows at most. Safe to open in a spreadsheet: no cell begins a formula.
         */
        get: operations["exportContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Venues of the directory by name, city or code
         * @description Up to ten venues with a published sheet. A venue that was merged into another one is found as that one by its code.
         */
        get: operations["findVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue-sheets/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** A venue's requirements, for whoever holds its mailed link */
        get: operations["getVenueSheet"];
        /**
         * Describe a venue's requirements with its mailed link
         * @description Makes a new version of the sheet and publishes it. Staff have to verify it again. 422 names the answers.
         */
        put: operations["putVenueSheet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue-sheets/{token}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /**
         * The coming events at a venue with their certificates, for whoever holds its mailed link
         * @description By day. An event with a price and without a policy is `missing`: it shows its day and kind, and no person. `unmet` names the
         *     requirements of the newest published sheet that the policy does not meet, `unchecked` those that only a person can compare.
         */
        get: operations["listVenueEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producer-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a producer the link to its page
         * @description The letter goes to an address that a quote, a policy or commission names as its producer. The answer is the same for every
         *     address.
         */
        post: operations["requestProducerLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producers/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /**
         * The quotes and policies of a producer
         * @description Those whose producer has the address of the link. `counts` has the numbers by status of what is searched.
         */
        get: operations["listProducerQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producers/{token}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the links of a producer
         * @description Every link of the producer ends, this one too, and a new one is mailed.
         */
        post: operations["replaceProducerLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producers/{token}/policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to a policy of a producer
         * @description The producer is the contact point of the policy, so it may do what the link in its mail allows.
         */
        post: operations["openProducerPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producers/{token}/commission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /**
         * The commission of a producer in a month
         * @description Each entry of written premium with this producer, on New York days. Without a month, the newest one that has an entry.
         */
        get: operations["getProducerCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producers/{token}/commission/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** The commission of a month as a CSV file */
        get: operations["exportProducerCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producers/{token}/commission/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** The commission of a month as a PDF */
        get: operations["printProducerCommission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an organizer the links to its events
         * @description The letter has a link to each event of the address that is not over, and one to a new event. The answer is the same for
         *     every address.
         */
        post: operations["requestOrganizerLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** An organizer's event, for whoever holds its mailed link */
        get: operations["getOrganizerEvent"];
        /**
         * Describe an event and the insurance that it requires
         * @description 422 names the answers. Exhibitors see the newest requirements at once, and the board compares with them.
         */
        put: operations["putOrganizerEvent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the links to an event
         * @description Every link to the event ends, this one too, and a new one is mailed to the organizer.
         */
        post: operations["replaceOrganizerLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/exhibitors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /**
         * The exhibitors of an event with their proof of insurance
         * @description Each policy is compared with the requirements at every request, so a change or a cancellation shows at once.
         */
        get: operations["listExhibitors"];
        put?: never;
        /**
         * Invite the exhibitors of a CSV file, or look at what it would do
         * @description Commas, semicolons or tabs separate the columns, and a heading may be written in several ways. A row with an error, and a
         *     repeated address, is skipped; the others are invited. Without `apply` nothing is stored. Each address gets one invitation to an
         *     event, however often it is imported. 409 until the event is described.
         */
        post: operations["importExhibitors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/exhibitors/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** The board as a CSV file */
        get: operations["exportExhibitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /**
         * Count the exhibitors whom a reminder would reach
         * @description Nobody is mailed twice on a New York day, and nobody who has stopped the reminders. Without `apply` it only counts.
         */
        get: operations["countReminders"];
        put?: never;
        /**
         * Remind the exhibitors without complete proof
         * @description Nobody is mailed twice on a New York day, and nobody who has stopped the reminders. Without `apply` it only counts.
         */
        post: operations["remindExhibitors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite one exhibitor
         * @description 422 names the answers, also for a business that is invited already. One that was removed comes back without a second
         *     email.
         */
        post: operations["inviteExhibitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** The orders of exhibitors that the organizer pays, and its invoices */
        get: operations["listExhibitorOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one invoice for several orders of exhibitors
         * @description It is mailed to the organizer. 409 for an order that does not wait any more or is on an invoice already.
         */
        post: operations["requestOrganizerInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/invoices/{invoice}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                invoice: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel an invoice that the organizer does not pay
         * @description Its orders wait again. 409 for one that was paid or canceled.
         */
        delete: operations["cancelOrganizerInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/invoices/{invoice}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                invoice: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** An invoice as a PDF, as it is now */
        get: operations["printOrganizerInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an organizer
         * @description Mails it the link to a new event, and those to its events.
         */
        post: operations["inviteOrganizer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of organizers for several exhibitors, the newest first */
        get: operations["listOrganizerInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-invoices/{invoice}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoice: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the payment of an organizer's invoice
         * @description By check or transfer, the whole amount: another one is 422. Each order becomes a policy, all or none; 409 names the order
         *     that cannot.
         */
        post: operations["payOrganizerInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-invoices/{invoice}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoice: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an organizer's invoice
         * @description Its orders wait again. 409 for one that was paid or canceled.
         */
        post: operations["cancelInvoiceOfOrganizer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/exhibitors/{exhibitor}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                exhibitor: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an exhibitor from an event
         * @description Its page no longer opens. Importing it again brings it back without a second invitation.
         */
        delete: operations["removeExhibitor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizer-events/{token}/exhibitors/{exhibitor}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                exhibitor: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** The certificate that an exhibitor uploaded last */
        get: operations["getExhibitorCertificate"];
        put?: never;
        /**
         * Accept the certificate of an exhibitor, or return it with a reason
         * @description The exhibitor is mailed. 409 if the exhibitor has uploaded another one meanwhile, or it is decided already.
         */
        post: operations["decideCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** An exhibitor's page with the requirements and its proof */
        get: operations["getExhibitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{token}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a quote with the answers that the invitation knows
         * @description The quote that the exhibitor has begun and not bought is answered again. A purchase of it is the exhibitor's proof.
         *     Staff need the permission.
         */
        post: operations["beginExhibitorQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{token}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a certificate from elsewhere
         * @description One PDF, JPEG or PNG file of 10 MB, which the organizer reads. It replaces the one before.
         */
        post: operations["uploadCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitors/{token}/stop-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the reminders to an exhibitor
         * @description From the exhibitor's page, or by one click in a mail program (RFC 8058).
         */
        post: operations["stopReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exhibitor-events/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        /** An event at which an exhibitor registers itself */
        get: operations["getExhibitorEvent"];
        put?: never;
        /**
         * Register an exhibitor, and mail it the link to its page
         * @description The answer is the same for an address that is invited already, which is mailed its link again.
         */
        post: operations["registerExhibitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contacts/{id}/venue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The venue of a quote, and each of its requirements
         * @description Compares the stored answers with the venue's published sheet. A change names the answers that meet a line, and
         *     `cost` the difference of the amount due, in dollars with fee and tax.
         */
        get: operations["getQuoteVenue"];
        /**
         * Choose the venue of a quote, or none
         * @description `fill` of the answer has the answers that the directory knows. The lines are compared as if they were saved. A code
         *     without a published venue is 422. A quote that is bought keeps its venue: 409.
         */
        put: operations["chooseVenue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/venue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * The venue of a policy, and each of its requirements
         * @description As `getQuoteVenue`, for the insured answers; `cost` is the difference that a change of the policy would have.
         */
        get: operations["getPolicyVenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The directory of venues */
        get: operations["listVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/venues/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add venues from a CSV file, or look at what it would add
         * @description The first line names the columns as the sheet names its answers; `known_as`, `legal_name`, `address_1`, `city`,
         *     `state` and `zip` are needed. Without `apply` nothing is stored. A row with an error stops the import: 422 with
         *     `errors` by row, as `3.zip`. A venue with the same legal name, city and state is skipped.
         */
        post: operations["importVenues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/venues/{venue}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venue: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        /** One venue with the versions of its sheet */
        get: operations["getVenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/venues/{venue}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venue: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the newest sheet of a venue and publish it */
        post: operations["verifyVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/venues/{venue}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venue: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a venue into another one
         * @description Its code then leads to the other venue, and so do its quotes. Its links end. It cannot be undone.
         */
        post: operations["mergeVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/venues/{venue}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venue: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link by which a venue describes its requirements */
        post: operations["inviteVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of a set of answers
         * @description The body and the answers of `POST /recalculate`, for the partner of the key. A quote that the body names has to be
         *     one of the partner; another one is 404.
         */
        post: operations["pricePartnerQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a quote of the partner
         * @description The body and the answer of `POST /contacts`. The Idempotency-Key names the quote among those of the partner: a
         *     second call under a key gives the quote that the first one made, whatever the body. Once it is bought, 409. The
         *     customer goes on, signs and pays at `link`.
         */
        post: operations["createPartnerQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * A quote of the partner
         * @description Only quotes that a key of the partner has started; any other one is 404. After the purchase it has the policy
         *     number.
         */
        get: operations["getPartnerQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Store answers in a quote of the partner
         * @description The body and the answer of `PATCH /contacts/{id}`. The same answers again change nothing. Once the quote is bought,
         *     409.
         */
        patch: operations["updatePartnerQuote"];
        trace?: never;
    };
    "/partner/policies/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        /** A policy that was bought from a quote of the partner */
        get: operations["getPartnerPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events of the partner
         * @description For a partner that lost webhooks, or has no endpoint. The oldest first, each under the id that its webhook has.
         *     Events are stored for 90 days. A change that takes longer may add an event with a slightly earlier time: begin a
         *     minute before the last one that you know, and remember the ids that you have taken.
         */
        get: operations["listPartnerEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partners with their keys and webhook endpoints, and one page of deliveries */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/partners/{slug}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a key for a partner
         * @description The secret is in this answer and nowhere else. The database has its hash.
         */
        post: operations["addPartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/partner-keys/{key}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["PartnerKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new key with the same scopes
         * @description Both keys work through the day that is given, and then only the new one. A key that has ended is 409.
         */
        post: operations["rotatePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/partner-keys/{key}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["PartnerKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a key at once */
        post: operations["revokePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/partners/{slug}/endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an endpoint that gets the events of a partner
         * @description An https address that is public. The secret with which its messages are signed is in this answer and nowhere else.
         */
        post: operations["addWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhook-endpoints/{endpoint}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the address and the events of an endpoint
         * @description What waits goes to the new address too. The signing secret stays or is replaced; a new one is in this answer and
         *     nowhere else, and the one before signs too for 24 hours. A disabled endpoint stays disabled.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/settings/webhook-endpoints/{endpoint}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new signing secret
         * @description For 24 hours messages have two signatures, one by each secret, and then only the one by the new secret.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhook-endpoints/{endpoint}/enabling": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enable an endpoint that was disabled because it answered 410 */
        post: operations["enableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhook-endpoints/{endpoint}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an endpoint
         * @description It gets no more messages, and those that wait are given up.
         */
        post: operations["removeWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhook-endpoints/{endpoint}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all events since a moment again
         * @description In their order within each quote or policy, under their first ids. A disabled endpoint is 409.
         */
        post: operations["replayWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/webhook-deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                delivery: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send one event again */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 128 random bits
         * @example cW9tZXRoaW5nIHJhbmRvbQ
         */
        Id: string;
        /** @enum {string|null} */
        YesNo: "True" | "False" | null;
        Text: string | null;
        LongText: string | null;
        /** @example 06/12/2027 */
        CalendarDate: string | null;
        /** @description Dollars with at most two decimals */
        Dollars: number | null;
        Count: number | null;
        /** @description An empty list is [null] */
        DateList: components["schemas"]["CalendarDate"][];
        /** @enum {string} */
        QuoteStatus: "draft" | "quoted" | "referred" | "approved" | "declined" | "awaitingPayment" | "purchased" | "cancelled" | "expired";
        Step0: {
            event_state?: components["schemas"]["Text"];
            event_category?: components["schemas"]["Text"];
            event_type?: components["schemas"]["Text"];
            /** @description Of an event that is in no list; a field of ours */
            event_description?: components["schemas"]["LongText"];
            coverage_type?: components["schemas"]["Text"];
            number_attendees?: components["schemas"]["Count"];
            event_start_date?: components["schemas"]["CalendarDate"];
            event_end_date?: components["schemas"]["CalendarDate"];
            event_name?: components["schemas"]["Text"];
        };
        Step1: {
            coverage_limits?: components["schemas"]["Text"];
            /** @description The day that rain insurance insures; the fields of rain are ours */
            rain_date?: components["schemas"]["CalendarDate"];
            /** @description From 0 to 20, local time at the event */
            rain_from_hour?: components["schemas"]["Text"];
            /** @description From 4 to 24, four to eight hours after the first */
            rain_to_hour?: components["schemas"]["Text"];
            /** @description Inches: 0.10, 0.25 or 0.50 */
            rain_threshold?: components["schemas"]["Text"];
            /** @description Paid once if enough rain falls */
            rain_amount?: components["schemas"]["Dollars"];
            setup_coverage?: components["schemas"]["YesNo"];
            setup_dates?: components["schemas"]["DateList"];
            takedown_coverage?: components["schemas"]["YesNo"];
            takedown_dates?: components["schemas"]["DateList"];
            raindate_coverage?: components["schemas"]["YesNo"];
            raindate_date?: components["schemas"]["CalendarDate"];
            alcohol_event?: components["schemas"]["YesNo"];
            attendees_consuming_alcohol?: components["schemas"]["Text"];
            selling_alcohol?: components["schemas"]["YesNo"];
            regularly_serves_alcohol?: components["schemas"]["YesNo"];
            bartender_selling_serving_alcohol?: components["schemas"]["YesNo"];
            byob_alcohol?: components["schemas"]["YesNo"];
            liquor_license_required?: components["schemas"]["YesNo"];
            caterer_bartender_serving_alcohol?: components["schemas"]["YesNo"];
            liquor_coverage?: components["schemas"]["Text"];
            event_gross_revenue?: components["schemas"]["Dollars"];
            event_total_costs?: components["schemas"]["Dollars"];
        };
        Step2: {
            id?: string | null;
            customFields?: {
                medical_payments?: components["schemas"]["YesNo"];
                medical_payments_limit?: components["schemas"]["Text"];
                damage_rented_premises?: components["schemas"]["YesNo"];
                damage_rented_premises_limit?: components["schemas"]["Text"];
                loss_deposit?: components["schemas"]["YesNo"];
                loss_deposit_limit?: components["schemas"]["Text"];
                cancellation_postponement?: components["schemas"]["YesNo"];
                cancellation_postponement_limit?: components["schemas"]["Text"];
                photograph_video?: components["schemas"]["YesNo"];
                photograph_video_limit?: components["schemas"]["Text"];
                event_gift?: components["schemas"]["YesNo"];
                event_gift_limit?: components["schemas"]["Text"];
                damage_wedding_attire?: components["schemas"]["YesNo"];
                damage_wedding_attire_limit?: components["schemas"]["Text"];
                scheduled_jewelry?: components["schemas"]["YesNo"];
                scheduled_jewelry_limit?: components["schemas"]["Text"];
                rehearsal_dinner?: components["schemas"]["YesNo"];
                rehearsal_dinner_date?: components["schemas"]["CalendarDate"];
                rehearsal_dinner_number_attendees?: components["schemas"]["Count"];
                cancellation_indoor_outdoor?: components["schemas"]["Text"];
                cancellation_honoree_1?: components["schemas"]["Text"];
                cancellation_honoree_2?: components["schemas"]["Text"];
                scheduled_jewelry_description_1?: components["schemas"]["Text"];
                scheduled_jewelry_limit_1?: components["schemas"]["Text"];
                scheduled_jewelry_description_2?: components["schemas"]["Text"];
                scheduled_jewelry_limit_2?: components["schemas"]["Text"];
                scheduled_jewelry_description_3?: components["schemas"]["Text"];
                scheduled_jewelry_limit_3?: components["schemas"]["Text"];
                scheduled_jewelry_description_4?: components["schemas"]["Text"];
                scheduled_jewelry_limit_4?: components["schemas"]["Text"];
                tria_accepted?: components["schemas"]["YesNo"];
                end_after_two?: components["schemas"]["YesNo"];
                machinery_rides_camping?: components["schemas"]["YesNo"];
                security?: components["schemas"]["YesNo"];
                security_independent_contractor?: components["schemas"]["YesNo"];
                loss_claim_before?: components["schemas"]["YesNo"];
                location_own_or_operate?: components["schemas"]["YesNo"];
                national_level_performer?: components["schemas"]["YesNo"];
                professional_athletes?: components["schemas"]["YesNo"];
                courses_and_runs?: components["schemas"]["YesNo"];
                racing_flamethrowing_burnouts?: components["schemas"]["YesNo"];
                vehicles_stationary?: components["schemas"]["YesNo"];
                liquor_receipt?: components["schemas"]["Dollars"];
                type_music_featured?: components["schemas"]["Text"];
                event_at_private_residence?: components["schemas"]["YesNo"];
                event_protest_rally_march?: components["schemas"]["YesNo"];
                film_shoot_costs?: components["schemas"]["Dollars"];
                film_shoot_out_of_studio_costs?: components["schemas"]["Dollars"];
                film_shoot_out_of_studio_scripted_production?: components["schemas"]["YesNo"];
                participants_permission_to_use_image_be_secured?: components["schemas"]["YesNo"];
                physical_crowd_interaction?: components["schemas"]["YesNo"];
                type_of_event_performance?: components["schemas"]["Text"];
                music_genre_performance?: components["schemas"]["Text"];
                food_prepared_outside?: components["schemas"]["YesNo"];
                attendees_away_from_cooking?: components["schemas"]["YesNo"];
                cooking_area_fire_extinguisher?: components["schemas"]["YesNo"];
                onsite_caterer_food_temperature?: components["schemas"]["YesNo"];
                offsite_caterer_food_temperature?: components["schemas"]["YesNo"];
                attaching_to_venue_building?: components["schemas"]["YesNo"];
                temporary_stage_and_pyrotechnics?: components["schemas"]["YesNo"];
                using_drone_at_event?: components["schemas"]["YesNo"];
                event_outdoor_or_tent?: components["schemas"]["YesNo"];
                move_inside_or_cancel?: components["schemas"]["Text"];
                sustained_loss_or_damage?: components["schemas"]["YesNo"];
                licenses_visas_permits?: components["schemas"]["YesNo"];
                sum_gross_revenue_total_costs?: components["schemas"]["YesNo"];
                material_facts_or_info_disclosed?: components["schemas"]["YesNo"];
                circumstances_result_in_claim?: components["schemas"]["YesNo"];
                event_feature_exposure?: components["schemas"]["YesNo"];
                exposure_handled_by_professional?: components["schemas"]["YesNo"];
            };
        };
        Step4: {
            id?: string | null;
            emailAddress?: components["schemas"]["Text"];
            customFields?: {
                insured_company_name?: components["schemas"]["Text"];
                insured_contact_name?: components["schemas"]["Text"];
                insured_first_name?: components["schemas"]["Text"];
                insured_last_name?: components["schemas"]["Text"];
                insured_address_1?: components["schemas"]["Text"];
                insured_address_2?: components["schemas"]["Text"];
                insured_city?: components["schemas"]["Text"];
                insured_state?: components["schemas"]["Text"];
                insured_zip?: components["schemas"]["Text"];
                insured_phone?: components["schemas"]["Text"];
                insured_ext?: components["schemas"]["Text"];
                insured_email?: components["schemas"]["Text"];
                insurance_producer?: components["schemas"]["YesNo"];
                producer_agency_name?: components["schemas"]["Text"];
                producer_contact_name?: components["schemas"]["Text"];
                producer_first_name?: components["schemas"]["Text"];
                producer_last_name?: components["schemas"]["Text"];
                producer_address_1?: components["schemas"]["Text"];
                producer_address_2?: components["schemas"]["Text"];
                producer_city?: components["schemas"]["Text"];
                producer_state?: components["schemas"]["Text"];
                producer_zip?: components["schemas"]["Text"];
                producer_phone?: components["schemas"]["Text"];
                producer_ext?: components["schemas"]["Text"];
                producer_email?: components["schemas"]["Text"];
                producer_fee?: components["schemas"]["Dollars"];
                producer_license_state?: components["schemas"]["Text"];
                producer_license_number?: components["schemas"]["Text"];
                producer_license_exp_date?: components["schemas"]["CalendarDate"];
                producer_carrier_name?: components["schemas"]["Text"];
                producer_policy_number?: components["schemas"]["Text"];
                producer_effective_date?: components["schemas"]["CalendarDate"];
                producer_exp_date?: components["schemas"]["CalendarDate"];
            };
            ai_data?: components["schemas"]["AdditionalInsured"][];
        };
        Step5: {
            id?: string | null;
            customFields?: {
                event_location_name?: components["schemas"]["Text"];
                event_location_name_2?: components["schemas"]["Text"];
                event_address_1?: components["schemas"]["Text"];
                event_address_2?: components["schemas"]["Text"];
                event_city?: components["schemas"]["Text"];
                event_state?: components["schemas"]["Text"];
                event_zip?: components["schemas"]["Text"];
                event_email?: components["schemas"]["Text"];
                event_location_state?: components["schemas"]["Text"];
                event_location_ai?: components["schemas"]["YesNo"];
                certificate_holder?: components["schemas"]["LongText"];
                rehearsal_dinner_coverage?: components["schemas"]["YesNo"];
            };
        };
        AdditionalInsured: {
            ai_name?: components["schemas"]["Text"];
            ai_address_1?: components["schemas"]["Text"];
            ai_address_2?: components["schemas"]["Text"];
            ai_city?: components["schemas"]["Text"];
            ai_state?: components["schemas"]["Text"];
            ai_zip?: components["schemas"]["Text"];
            ai_email?: components["schemas"]["Text"];
            ai_waiver_subrogation?: components["schemas"]["YesNo"];
            ai_primary_noncontributory?: components["schemas"]["YesNo"];
        };
        FormPayload: {
            step0?: components["schemas"]["Step0"];
            step1?: components["schemas"]["Step1"];
            step2?: components["schemas"]["Step2"];
            step4?: components["schemas"]["Step4"];
            step5?: components["schemas"]["Step5"];
            /** @description Ignored, because the server computes the price. Only staff may set fee_changed_by_rep here: dollars that replace the policy fee, or null */
            pricing_detail?: {
                [key: string]: unknown;
            };
            saveFromAdmin?: boolean;
            /**
             * @description For a new quote, staff only: the version it starts with
             * @enum {integer|null}
             */
            hcc_pricing_version?: 11 | 9 | 5 | 4 | 3 | null;
            /** @description The same: whether it has the old catalogue */
            is_old_policy?: boolean;
            /** @description The partner of the link that started the quote */
            partner?: string | null;
            /** @description Of a recalculation: the price shown before, so that the response can name the changed lines */
            price_before?: components["schemas"]["Price"];
        };
        Contact: {
            id: components["schemas"]["Id"];
            emailAddress: string | null;
            recordOwner: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            edited: string;
            version: number;
            customFields: components["schemas"]["ContactFields"];
            ai_data: components["schemas"]["AdditionalInsured"][];
            /** @description The price for the stored answers; null while there is none */
            price?: components["schemas"]["Price"] | null;
            /** @description Of a quote that cannot be bought now, where it is opened or saved, also by an underwriter */
            suspension?: components["schemas"]["Suspension"];
        };
        /** @description Every answer under its own name, and the fields that the server sets */
        ContactFields: {
            /** @example Q-204815 */
            quote_number: string;
            quote_status: components["schemas"]["QuoteStatus"];
            policy_number: string | null;
            policy_cancelled?: components["schemas"]["YesNo"];
            /** @description For staff who open the quote of a canceled policy: the day of the cancellation in New York */
            policy_cancelled_on?: string;
            insurance_carrier?: string | null;
            coverage_length?: number | null;
            sel_coverage?: components["schemas"]["YesNo"];
            amount_due?: number | null;
            /** @description The name of the signer of the terms for these answers; null while they are unsigned */
            terms_signed?: string | null;
            /**
             * Format: date-time
             * @description When it was submitted for review; null while it is not
             */
            review_submitted?: string | null;
            /**
             * @description The catalogue that the quote keeps
             * @enum {string}
             */
            catalogue?: "ver9" | "ver5" | "ver4" | "ver3" | "unversioned" | "old";
            /** @description Whether its partner's customers are the second provider's */
            is_hcc?: components["schemas"]["YesNo"];
            /** @description The version of the rates that the quote keeps */
            rating_plan?: string;
            referral_decline_reasons?: components["schemas"]["Reason"][];
            /** @description For staff only: their notes, oldest first */
            staff_notes?: components["schemas"]["StaffNote"][];
            /** @description For staff who open a referred quote: premiums that the rates do not give, or answers that are missing, without which it cannot be approved */
            approval_needs?: ("premium" | "ec_premium" | "answers")[];
            /** @description The conditions of the underwriter's approval: signed with the terms, and printed on the policy */
            offered_conditions?: string[];
        } & {
            [key: string]: unknown;
        };
        StaffNote: {
            /** Format: date-time */
            at: string;
            /** @description The e-mail address of a staff account */
            author: string;
            text: string;
            /** @description The day of the task that was made from the note */
            task_day: string | null;
        };
        OpenedContact: {
            /** @description For staff only: the open requests and tasks of the contact */
            work_items?: components["schemas"]["WorkItemRow"][];
            contact: components["schemas"]["Contact"] | components["schemas"]["InsuredContact"];
            date: string;
            hcc_pricing_version: number | null;
            coupons: components["schemas"]["Coupon"][];
            is_old_policy: boolean;
            partner: string | null;
            manage_policy_link: string | null;
            /** @description For staff whose role cannot save quotes: why nothing can be saved */
            read_only?: string;
            /** @description Of a quote that awaits its payment by check or invoice */
            order?: components["schemas"]["PlacedOrder"];
            /** @description Of a quote with such an order: dollars received for it so far */
            order_received?: number;
            /**
             * @description Of a quote that expired with its order and was not saved since: the order was not paid in time, or staff withdrew it
             * @enum {string}
             */
            order_end?: "lapsed" | "withdrawn";
        };
        /** @description The part of a contact that the public sees once it has a policy */
        InsuredContact: {
            id: components["schemas"]["Id"];
            policy_number: string;
        };
        Coupon: {
            code: string;
            value: number;
            is_percentage: boolean;
        };
        PricingDetail: {
            premium: number;
            ec_premium: number;
            /** @description Of rain insurance; a field of ours */
            rain_premium: number;
            amount_due: number;
            medical_payments_premium: number;
            damage_rented_premises_premium: number;
            loss_deposit_premium: number;
            cancellation_postponement_premium: number;
            photograph_video_premium: number;
            event_gift_premium: number;
            damage_wedding_attire_premium: number;
            scheduled_jewelry_premium: number;
            rehearsal_dinner_premium: number;
            general_liability_premium: number;
            liquor_liability_premium: number;
            setup_fee: number;
            takedown_fee: number;
            raindate_fee: number;
            additional_insured_fee: number;
            waiver_subrogation_fee: number;
            primary_noncontributory_fee: number;
            policy_fee: number;
            coupon_discount: number;
            producer_commission: number;
            due_from_client: number;
            state_tax: number;
            tria: number;
            fee_changed_by_rep: number | null;
        };
        /** @description One amount of the price. The client renders its words. */
        WorksheetLine: {
            /**
             * @description The pricing detail it adds to
             * @example general_liability_premium
             */
            field: string;
            /** @enum {string} */
            group: "liability" | "cancellation" | "rain" | "fees";
            amount: number;
            /**
             * @description Which rule gave it
             * @example liability.wedding
             */
            rule: string;
            /** @description The document and section of the rule; a partner does not get it */
            source?: string;
            /** @description The values that the rule was applied to */
            basis: {
                [key: string]: string | number | null;
            };
        };
        Price: {
            /** @description The version of the rates it comes from */
            plan?: string;
            pricing_detail: components["schemas"]["PricingDetail"];
            worksheet: components["schemas"]["WorksheetLine"][];
            /** @description The price of terrorism coverage, accepted or not; null where it is not offered. A stored price may lack it */
            tria_offer?: number | null;
            /** @description Against price_before, where that came along */
            moved?: components["schemas"]["MovedLine"][];
            /** @description Of a price that cannot be bought now; a stored price has none */
            suspension?: components["schemas"]["Suspension"];
        };
        /**
         * @description The lowest price of liability and cancellation while only answers about cancellation are missing. It is shown and
         *     is no offer: nothing sells, stores or sends it.
         */
        StartingPrice: {
            /** @description Exact */
            liability: components["schemas"]["WorksheetLine"][];
            /** @description Dollars; the lowest premium on sale for the answers so far */
            cancellation_from: number;
            /** @description Dollars; the lowest total of terrorism coverage, policy fee and tax, less the coupon */
            fees_from: number;
            /** @description Dollars; the sum of these */
            amount_due_from: number;
        };
        /** @description A line with a changed amount, and the reasons */
        MovedLine: {
            field: string;
            from: number;
            to: number;
            /** @description A sentence each */
            because: string[];
        };
        VersionComparison: {
            own: components["schemas"]["VersionedOffer"];
            today: components["schemas"]["VersionedOffer"];
            /** @description Dollars, today less own; null unless both have a price */
            difference: number | null;
            moved: components["schemas"]["MovedLine"][];
        };
        VersionedOffer: {
            hcc_pricing_version: number | null;
            is_old_policy: boolean;
            rating_plan: string;
            /** @enum {string} */
            outcome: "quote" | "refer" | "decline" | "unfinished" | "passed";
            reasons: components["schemas"]["Reason"][];
            price: components["schemas"]["Price"] | null;
        };
        /** @description The reason for a referral or decline, and its remedy */
        Reason: {
            /** @example using_drone_at_event */
            code: string;
            /** @enum {string} */
            decision: "refer" | "decline";
            /**
             * @description The cover it touches; the other may be bought alone
             * @enum {string}
             */
            cover: "liability" | "cancellation" | "all";
            /** @description The answer that causes it */
            field: string | null;
            text: string;
            remedy: string | null;
        };
        PurchaseOrder: {
            id: components["schemas"]["Id"];
            /** @description The amount that was shown */
            amount_due: number;
            /** @description The processor's token for the card; left out to check the outcome of the attempt */
            payment_token?: string | null;
            cancel_authentication?: components["schemas"]["CancelAuthentication"];
            payment_type?: string;
            cardholder_name?: string;
            card_type?: string;
            cc_last_digits?: string;
            cc_cvv_number?: string;
            exp_month?: string;
            exp_year?: string;
            billing_zip?: string;
            coupon_discount?: string;
            check_emails?: string;
            invoice_emails?: string;
        };
        Purchase: {
            /** @example MQE-0048153 */
            policy_number: string;
            sales_receipt_url: string | null;
            coi_url: string | null;
            coi_ec_url: string | null;
            policy_ec_url: string | null;
            policy_sel_url: string | null;
            email: string;
            amount_due: number;
            transaction_id: string;
            /** @description Signed: opens the policy */
            manage_policy_link: string;
            contact: components["schemas"]["InsuredContact"];
        };
        /** @description A quote that awaits its payment */
        PlacedOrder: {
            /** @enum {string} */
            quote_status: "awaitingPayment";
            /**
             * @description `organizer`: the organizer of the event pays for its exhibitor
             * @enum {string}
             */
            payment_type: "check" | "invoice" | "organizer";
            amount_due: number;
            /** @description The last day on which the money counts, MM/DD/YYYY */
            pay_by: string;
            /** @description Where the instructions or the invoice went */
            emails: string;
            invoice_url: string;
            contact: {
                id: components["schemas"]["Id"];
                quote_number: string;
            };
        };
        /** @enum {string} */
        SampleName: "liability-certificate" | "liability-policy" | "wedding-cancellation-certificate" | "wedding-cancellation-policy" | "trade-show-cancellation-certificate" | "trade-show-cancellation-policy" | "rain-certificate" | "rain-policy";
        /** @description The content of the certificate, for the person who has its code. One of an earlier version of the policy said something else than the policy says today, so its content after `status` is left out. */
        CheckedCertificate: {
            /** @example 7KQ4-XM92 */
            code: string;
            /** @enum {string} */
            kind: "liability" | "cancellation" | "rain";
            policy_number: string;
            /**
             * @description `replaced`: a newer certificate replaces this one
             * @enum {string}
             */
            status: "inForce" | "notYet" | "ended" | "cancelled" | "replaced";
            insured?: components["schemas"]["PrintedParty"];
            venue?: components["schemas"]["PrintedParty"];
            additional_insureds?: (components["schemas"]["PrintedParty"] & {
                /** @description Waiver of subrogation */
                waiver: boolean;
                /** @description Primary and non-contributory */
                primary: boolean;
            })[];
            /** @description First covered day, MM/DD/YYYY */
            from?: string;
            /** @description Last covered day, MM/DD/YYYY */
            to?: string;
            limits?: {
                label: string;
                /** @example $1,000,000 */
                amount: string;
            }[];
        };
        CertificateSubscription: {
            /**
             * @description Of the certificate that it follows now
             * @example 7KQ4-XM92
             */
            code: string;
            email: string;
            /**
             * @description `closed`: the policy was canceled, or has this coverage no longer
             * @enum {string}
             */
            status: "unconfirmed" | "active" | "ended" | "closed";
        };
        PrintedParty: {
            name: string;
            /** @description The address */
            lines: string[];
        };
        /** @description The transaction form, with the changed answers */
        ChangeForm: {
            /**
             * @description `cancel` ends the policy; everything else, and nothing, is a change
             * @enum {string|null}
             */
            type?: "change" | "cancel" | null;
            transaction_type?: components["schemas"]["Text"];
            transaction_subtype?: components["schemas"]["Text"];
            change_item?: {
                item_description?: string | null;
                amount?: string | number | null;
            }[];
            reason?: components["schemas"]["LongText"];
            step1?: components["schemas"]["Step1"];
            step0?: components["schemas"]["Step0"];
            step2?: components["schemas"]["Step2"];
            step4?: components["schemas"]["Step4"];
            step5?: components["schemas"]["Step5"];
        };
        ChangeOrder: {
            change: components["schemas"]["ChangeForm"];
            /** @description Dollars as they were shown: to be paid, or below 0 for a refund */
            difference: number;
            payment_token?: string | null;
            cancel_authentication?: components["schemas"]["CancelAuthentication"];
            transaction_id?: string;
            cardholder_name?: string;
            card_type?: string;
            cc_last_digits?: string;
            cc_cvv_number?: string;
            exp_month?: string;
            exp_year?: string;
            billing_zip?: string;
            amount?: string;
        };
        WorkedOutChange: {
            pricing_detail: components["schemas"]["PricingDetail"];
            worksheet: components["schemas"]["WorksheetLine"][];
            moved: components["schemas"]["MovedLine"][];
            /** @description Dollars: to be paid, or below 0 for a refund */
            difference: number;
            /** @description The part of the money paid so far that is not refunded */
            kept: number;
            /** @description After this one */
            changes_left: number;
            /** @description The changed answers, in words */
            what: {
                label: string;
                from: string;
                to: string;
            }[];
        };
        MadeChange: {
            opened: components["schemas"]["OpenedPolicy"];
            transaction_id: string;
            difference: number;
            /** @description Of the receipt, or of the refund */
            receipt_url: string | null;
            /** @description The part of a refund for which staff still send a check */
            by_check?: number;
        };
        ClaimForm: {
            policy_number: string;
            /** @description When it happened, MM/DD/YYYY */
            date: string;
            description: string;
            name: string;
            email: string;
            phone?: string;
            files?: Blob[];
        };
        ReceivedClaim: {
            /** @example C-000104 */
            claim_number: string;
            next_steps: string[];
        };
        MailRow: {
            number: number;
            contact_id: string | null;
            kind: string;
            recipient: string;
            subject: string;
            /** @enum {string} */
            state: "sending" | "sent" | "failed";
            error: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            sent: string | null;
        };
        MailMessage: {
            row: components["schemas"]["MailRow"];
            /** @description Null if the message was never composed or is no longer stored */
            html: string | null;
            text: string | null;
            attachments: {
                name: string;
                type: string;
                bytes: number;
            }[];
        };
        JobRow: {
            number: number;
            kind: string;
            /** @description A description of the job */
            about: string;
            contact_id: string | null;
            attempts: number;
            /** @description The error of the last attempt */
            error: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            run_at: string;
            /** @enum {string} */
            state: "failed" | "waiting";
        };
        /** @description One entry of a contact's ledger: a charge, a payment, or both */
        LedgerRow: {
            transaction_id: string;
            /** @enum {string} */
            kind: "salesReceipt" | "invoice" | "receivePayment" | "creditMemo" | "issueRefund";
            /** @example R-000104 */
            number: string;
            /** @description Dollars; of a credit memo less than 0 */
            charged: number;
            /** @description Dollars; of a refund less than 0 */
            paid: number;
            /** Format: date-time */
            created: string;
            description: string;
            /**
             * @description How the money moved; null for an entry without money, one made in another system, and a void
             * @example Visa ending in 4242
             * @example Check or transfer, Check 2041
             */
            paid_by: string | null;
        };
        Document: {
            name: string;
            /** @enum {string} */
            kind: "certificate" | "policy" | "cancellationCertificate" | "cancellationPolicy" | "rainCertificate" | "rainPolicy" | "receipt" | "invoice" | "creditMemo" | "refund";
            url: string;
            ready: boolean;
            /**
             * @description Of a certificate, printed on it; the certificate is checked by it
             * @example 7KQ4-XM92
             */
            code?: string;
        };
        RainMeasurement: {
            /** @description 0 for the measurement; that of the corrected one for a correction */
            edition: number;
            /** @description To the hundredth */
            inches: number;
            station: string;
            /** @description Local time at the event */
            from_hour: number;
            to_hour: number;
            /** @description The day on which the records were read, MM/DD/YYYY */
            read_on: string;
            /** @description Of a correction */
            reason?: components["schemas"]["LongText"];
        };
        RainPayment: {
            edition: number;
            /** @description MM/DD/YYYY */
            paid_on: string;
            /** @example Check 2041 */
            reference: string;
        };
        /** @description What was measured, and its result */
        RainSettlement: {
            /** @description 1 for the measurement */
            edition: number;
            /** Format: date-time */
            recorded: string;
            inches: number;
            station: string;
            from_hour: number;
            to_hour: number;
            read_on: string;
            /** @description Payable; 0 for too little rain */
            amount: number;
            paid_on: string | null;
            reference: string | null;
        };
        RainSettling: {
            contact: components["schemas"]["ContactRow"];
            /** @description The New York day */
            today: string;
            insured: {
                date: string;
                from_hour: number;
                to_hour: number;
                /**
                 * @description Inches
                 * @enum {string}
                 */
                threshold: "0.10" | "0.25" | "0.50";
                amount: number;
            };
            /** @description Why nothing can be recorded now; null where it can */
            refused: string | null;
            settlement: components["schemas"]["RainSettlement"] | null;
        };
        OpenedPolicy: {
            /** @description The underwriter's conditions; usually none */
            conditions: string[];
            policy: {
                id: string;
                /** Format: date-time */
                created: string;
                version: number;
                customFields: {
                    policy_number: string;
                    application_processed: components["schemas"]["YesNo"];
                    broker_partnership_quote: string | null;
                    status: components["schemas"]["QuoteStatus"];
                    event_type: string | null;
                    event_name: string | null;
                    event_start_date: string | null;
                    event_end_date: string | null;
                    coverage_limits: string | null;
                    insured_name: string;
                    event_location_name: string | null;
                    amount_due: number;
                };
            };
            contact: components["schemas"]["InsuredContact"];
            documents: components["schemas"]["Document"][];
            changes_left: number;
            /** @description Of rain insurance, once it was measured */
            rain_settlement?: components["schemas"]["RainSettlement"];
            /** @description For staff only: whether their record of the contact opens for them */
            may_open_record?: boolean;
            /** @description As they are insured now, in the form's own steps */
            answers: {
                step0?: components["schemas"]["Step0"];
                step1?: components["schemas"]["Step1"];
                step2?: components["schemas"]["Step2"];
                step4?: components["schemas"]["Step4"];
                step5?: components["schemas"]["Step5"];
            };
            /** @description Further facts of the decision; a change is decided with the same facts */
            facts: {
                catalogue: string;
                is_hcc: components["schemas"]["YesNo"];
            };
            transactions: components["schemas"]["LedgerRow"][];
            changes: {
                number: number;
                /** Format: date-time */
                made: string;
                /** @enum {string} */
                type: "change" | "cancel";
                difference: number;
                transaction_id: string | null;
                what: string[];
            }[];
            claims: {
                claim_number: string;
                /** Format: date-time */
                received: string;
                date: string;
            }[];
            /** @description The messages about this policy, oldest first, with our answers */
            messages: {
                /** Format: date-time */
                received: string;
                subject: string;
                message: string;
                /**
                 * @description `closed`: no answer follows, for example because we called
                 * @enum {string}
                 */
                state: "waiting" | "answered" | "closed";
                answers: {
                    /** Format: date-time */
                    sent: string;
                    message: string;
                }[];
            }[];
            /** @description Dollars paid so far, less refunds */
            paid: number;
            /** @description First covered day, MM/DD/YYYY: nothing is changed from then on */
            begins: string;
            /** @description The New York day, MM/DD/YYYY */
            today: string;
            /** @description The refund of a cancellation today, in words (decision 49) */
            cancellation: string;
        };
        Partner: {
            slug: string;
            name: string;
            /** @description Whether its customers are the second provider's */
            isHcc: boolean;
        };
        /** @description The response says nothing about the address */
        LeftMailing: {
            /** @enum {string} */
            mailing: "daily" | "prospecting";
        };
        RainRequest: {
            name: string;
            email: string;
            phone?: string | null;
            /** @example TX */
            event_state: string;
            /** @example 06/12/2027 */
            date: string;
            /** @description Local time at the event */
            from_hour: number;
            /** @description Four to eight hours later, that same day */
            to_hour: number;
            /**
             * @description Inches of rain within those hours
             * @enum {number}
             */
            threshold: 0.1 | 0.25 | 0.5;
            /** @description Dollars that are paid if that much rain falls */
            amount: number;
        };
        StaffUser: {
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "rep" | "underwriter" | "accountant" | "admin";
            /** @description A session that nobody uses for as long ends */
            idle_minutes?: number;
            /** @description The role needs a second factor. Until there is one the session can only set it up */
            must_enroll?: boolean;
        };
        Factors: {
            /**
             * Format: date-time
             * @description When the authenticator app was set up
             */
            app_since: string | null;
            passkeys: components["schemas"]["PasskeyRow"][];
            /** @description Codes that were not used yet */
            recovery_codes: number;
            /** @description The role needs a second factor */
            is_required: boolean;
        };
        PasskeyRow: {
            id: string;
            name: string;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description The last sign-in
             */
            used: string | null;
        };
        /** @description Of `navigator.credentials.create` or `navigator.credentials.get`, as JSON */
        PasskeyCredential: {
            id: string;
        } & {
            [key: string]: unknown;
        };
        AuthenticatorSecret: {
            /** @description Base32 */
            secret: string;
            /** @description The content of the QR code, otpauth:// */
            uri: string;
        };
        RecoveryCodes: {
            codes: string[];
        };
        SessionRow: {
            id: string;
            /** @description As far as it names itself, such as “Chrome on Windows” */
            browser: string | null;
            /**
             * @description How its user signed in
             * @enum {string}
             */
            proof: "password" | "code" | "recovery" | "passkey" | "company";
            /** Format: date-time */
            begun: string;
            /**
             * Format: date-time
             * @description To the minute
             */
            used: string;
            /** @description Whether this call belongs to it */
            is_current: boolean;
        };
        ContactRow: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            created: string;
            record_owner: string | null;
            event_location_state: string | null;
            /** @description Of the second provider */
            is_hcc: boolean;
            quote_number: string;
            policy_number: string | null;
            quote_status: components["schemas"]["QuoteStatus"];
            insured_name: string | null;
            emailAddress: string | null;
            event_type: string | null;
            event_name: string | null;
            event_start_date: string | null;
            event_location_name: string | null;
            amount_due: number | null;
            /** Format: date-time */
            edited: string;
            /**
             * Format: date-time
             * @description When it was submitted for review
             */
            review_submitted?: string | null;
            /** @description The assigned underwriter, by e-mail address */
            underwriter?: string | null;
            /** @description Reasons in its answers why it is referred or declined, without the own reason of an underwriter who declined it */
            reasons?: number;
        };
        /**
         * @description MM/DD/YYYY, of New York
         * @example 06/12/2027
         */
        Day: string;
        /** @description Dollars with at most two decimals */
        Dollar: number;
        Sent: {
            /** @description Every recipient */
            emails: string[];
            message: string;
        };
        /** @description The transaction form of specification section 3. Card numbers and cc_cvv_number never come here; a card is a payment_token. */
        TransactionForm: {
            type?: components["schemas"]["Text"];
            transaction_type?: components["schemas"]["Text"];
            transaction_subtype?: components["schemas"]["Text"];
            change_item?: {
                item_description?: components["schemas"]["Text"];
                /** @description Dollars */
                amount?: number | string | null;
            }[];
            /** @description The related entry: the charge of a refund, or the invoice of a payment */
            transaction_id?: string | null;
            cardholder_name?: components["schemas"]["Text"];
            card_type?: string | null;
            cc_last_digits?: string | null;
            /** @description Goes to the processor only */
            cc_cvv_number?: string | null;
            exp_month?: string | null;
            exp_year?: string | null;
            billing_zip?: string | null;
            /** @description Dollars; left out it is the sum of the items */
            amount?: number | string | null;
            /** @description Of the processor */
            payment_token?: string | null;
            /** @description Only tells how the card charge under this key ended, without a card; the rest of the form counts for nothing */
            card_status?: boolean;
            cancel_authentication?: components["schemas"]["CancelAuthentication"];
            /** @description Such as the number of the check */
            reference?: components["schemas"]["Text"];
            note?: components["schemas"]["LongText"];
            /** @description Of a transaction made elsewhere */
            date?: components["schemas"]["CalendarDate"];
        };
        SendTransaction: {
            transaction_id: string;
            /** @description Addresses with semicolons between them */
            emails: string;
            message?: components["schemas"]["LongText"];
            /** @description `false`: send it only if nobody has got it yet, else 409 says when and to whom it was sent. `true`, or without this field: send it in any case. */
            again?: boolean;
        };
        AccountingTransaction: {
            transaction_id: string;
            /** @enum {string} */
            kind: "salesReceipt" | "invoice" | "receivePayment" | "creditMemo" | "issueRefund";
            /** @example R-000104 */
            number: string;
            charged: number;
            paid: number;
            /** Format: date-time */
            created: string;
            description: string;
            actor: string;
            reference: string | null;
            note: string | null;
            is_elsewhere: boolean;
            /**
             * @description `voiding` reverses another entry
             * @enum {string}
             */
            state: "made" | "voided" | "voiding";
            /** @description The transaction_id of the entry that it reverses */
            voids: string | null;
            /** @example Visa ending in 4242 */
            card: string | null;
            items: {
                item_description: string;
                amount: number;
            }[];
            document: components["schemas"]["Document"] | null;
            can_void: boolean;
            /** @description Of a card charge: the amount that can still be refunded to it */
            refundable: number;
            /** @description MM/DD/YYYY, the day of a transaction made elsewhere */
            dated?: string | null;
            /** @description The mails with its document, by staff or by themselves, oldest first, without those that failed */
            sent?: {
                /** @description Null while a letter that goes out by itself is being prepared */
                to: string | null;
                /**
                 * Format: date-time
                 * @description When it was sent, or queued
                 */
                at: string;
                /** @enum {string} */
                state: "sending" | "sent";
            }[];
        };
        AccountingTransactions: {
            data: components["schemas"]["AccountingTransaction"][];
            contact: components["schemas"]["Contact"];
            charged: number;
            paid: number;
            /** @description Charged less paid: above 0 the customer owes us, below 0 we owe the customer */
            due: number;
            /** @description The refund that needs no note: the amount due to the customer */
            refund_by_rule: number;
            /** @description The open order whose payment cannot be recorded now; absent where nothing stops one */
            suspended_order?: {
                suspension: components["schemas"]["Suspension"];
                /** @description Dollars of the amount due that are for the order */
                amount_due: number;
                /** @description The last day on which the money counts, MM/DD/YYYY */
                pay_by: string;
                /** @description The transaction_id of its invoice */
                invoice: string | null;
            };
            /** @description The organizer that paid for the policy and gets a refund by check or transfer; null where the customer paid */
            payee: {
                name: string;
                address: string;
                email: string | null;
                /** @example OI-000001 */
                invoice: string;
            } | null;
            /** @description Refunds that were decided and wait for staff, or for the processor */
            owed: {
                id: string;
                amount: number;
                reason: string;
                /** @enum {string} */
                state: "owed" | "failed";
                /** Format: date-time */
                created: string;
                /** @enum {string} */
                way: "card" | "check";
            }[];
        };
        CertificateWords: {
            /** @description null: derived from the answers */
            description_of_operations?: components["schemas"]["LongText"];
            certificate_holder?: components["schemas"]["LongText"];
            /** @description The first line of the holder of a current certificate, which this one replaces */
            instead_of?: components["schemas"]["Text"];
            /** @description The recipients */
            emails?: string | null;
        };
        CertificateWordsRead: {
            description_of_operations: string;
            certificate_holder: string;
        };
        ProspectForm: {
            id?: components["schemas"]["Id"];
            email?: components["schemas"]["Text"];
            name?: components["schemas"]["Text"];
            phone?: components["schemas"]["Text"];
            note?: components["schemas"]["LongText"];
        };
        Prospect: {
            id: number;
            email: string;
            name: string | null;
            phone: string | null;
            note: string | null;
            /** Format: date-time */
            created: string;
            actor: string;
            /** @description False where the address was there already */
            is_new: boolean;
        };
        Person: {
            email: string;
        };
        PersonalData: {
            email: string;
            /** @description The person in the audit trail */
            reference: string;
            contacts: {
                contact_id: string;
                quote_number: string;
                policy_number: string | null;
                insured_name: string | null;
                event_name: string | null;
                /** Format: date-time */
                edited: string;
                /** @description MM/DD/YYYY; null for records that can be erased now */
                retained_until: string | null;
                retained_because: string | null;
            }[];
            /** @description Records with the address that belong to no quote */
            others: {
                name: string;
                rows: number;
            }[];
        };
        ErasedData: {
            /** @description Quotes and policies */
            erased: number;
            left: components["schemas"]["PersonalData"];
        };
        HistoryRow: {
            number: number;
            /** Format: date-time */
            at: string;
            /** @description 'customer', 'system' or an e-mail address */
            actor: string;
            entity: string;
            entity_id: string;
            contact_id: string | null;
            /** @example quote.saved */
            action: string;
            /** @example Quote approved */
            words: string;
            changes: {
                field: string;
                label: string;
                from: string | null;
                to: string | null;
            }[];
        };
        WorkItemRow: {
            id: string;
            /** @enum {string} */
            kind: "claim" | "message" | "rainRequest" | "task" | "approval" | "screening" | "refund";
            /** @description In one line; of a task, its text */
            subject: string;
            /** @description Of the person who asked; null for a task */
            name: string | null;
            /** @description The address to which an answer goes */
            email: string | null;
            /** @description Null for a rain request */
            contact_id: string | null;
            /** @description The number of the contact's policy or quote */
            contact_number: string | null;
            insured_name: string | null;
            /** @enum {string} */
            state: "open" | "answered" | "closed";
            /** @description The e-mail address of a staff account */
            owner: string | null;
            /** @description The day of a task, MM/DD/YYYY */
            due: string | null;
            /** @description Whether it is open and its day is past */
            is_overdue: boolean;
            /** Format: date-time */
            created: string;
            version: number;
        };
        WorkItemPage: {
            rows: components["schemas"]["WorkItemRow"][];
            total: number;
            page: number;
            size: number;
            /** @description Work that waits, whatever the search: open requests, and open tasks whose day has come */
            pending: {
                requests: number;
                tasks: number;
            };
        };
        PendingApproval: {
            /** @description Of the work item */
            id: string;
            kind: components["schemas"]["ApprovalKind"];
            subject: string;
            /** @description The limits that it exceeds */
            reasons: string[];
            /** Format: date-time */
            expires: string;
        };
        /** @enum {string} */
        ApprovalKind: "refund" | "credit" | "cancellation" | "terms";
        /** @description An act of staff that needs a second person */
        Approval: {
            kind: components["schemas"]["ApprovalKind"];
            /** @enum {string} */
            state: "open" | "approved" | "declined" | "withdrawn" | "superseded" | "expired";
            requester: components["schemas"]["Colleague"];
            /** @description The limits that it exceeds */
            reasons: string[];
            /** @description The effect of an approval, worked out now; of a request that is no longer open, as it was requested */
            outcome: {
                label: string;
                text: string;
                /** @description The text at the request, where it was another one */
                requested: string | null;
            }[];
            /** @description The reason why an open request cannot be approved */
            obstacle: string | null;
            /** Format: date-time */
            expires: string;
            /** @description Who approved or declined it */
            approver: components["schemas"]["Colleague"] | null;
            /** Format: date-time */
            decided: string | null;
            /** @description Of a decline */
            reason: string | null;
            /** @description The decisions that the caller may make about it */
            acts: ("approve" | "decline" | "withdraw")[];
        };
        Colleague: {
            name: string;
            email: string;
        };
        /** @description Names beside the entries of the sanctions list that they are like, the most alike first */
        Screening: {
            matches: {
                /** @description As it was typed */
                name: string;
                /** @enum {string} */
                role: "insured" | "additionalInsured" | "payer";
                entry: {
                    /** @description The ent_num of the list */
                    id: string;
                    name: string;
                    kind: string | null;
                    program: string | null;
                    remarks: string | null;
                    /** @description The entry's own name, where `name` is an alternate one */
                    aliasOf: string | null;
                };
                /** @description From 0 to 1 */
                score: number;
                /** @enum {string} */
                state: "open" | "cleared" | "confirmed";
                /** Format: date-time */
                decided: string | null;
                decided_by: string | null;
                reason: string | null;
            }[];
        };
        WorkItem: {
            row: components["schemas"]["WorkItemRow"];
            /** @description What the customer gave beside the text */
            facts: {
                label: string;
                text: string;
            }[];
            /** @description The words of the claim, of the message or of the task */
            text: string | null;
            /** @description Of an approval only */
            approval?: components["schemas"]["Approval"];
            /** @description Of names to review only */
            screening?: components["schemas"]["Screening"];
            /** @description The files of a claim; `getAttachment` gives them */
            files: {
                id: string;
                name: string;
                bytes: number;
            }[];
            /** @description Oldest first */
            answers: {
                number: number;
                /** Format: date-time */
                at: string;
                /** @description Of the member of staff */
                name: string;
                recipient: string;
                message: string;
            }[];
            /** @description Newest first */
            history: components["schemas"]["HistoryRow"][];
            /** @description The active accounts, by name */
            owners: {
                name: string;
                email: string;
            }[];
        };
        Presence: {
            name: string;
            email: string;
            /** Format: date-time */
            since: string;
        };
        /** @description The terms of an approval. An amount replaces the amount of the rates, or sets one where the rates give none */
        ApprovalTerms: {
            /** @description Replaces the liability premium, fees of days and additional insureds included */
            premium?: components["schemas"]["Dollars"];
            /** @description Replaces the cancellation premium */
            ec_premium?: components["schemas"]["Dollars"];
            policy_fee?: components["schemas"]["Dollars"];
            /** @description A limit other than the requested one, from those that are sold */
            coverage_limits?: components["schemas"]["Text"];
            /** @description One a line, 20 at most, and 2,000 characters in all; the customer reads them before paying, and the policy prints them */
            conditions?: components["schemas"]["LongText"];
        };
        /** @description Of a quote that is in review; missing for any other */
        ReviewStatus: {
            /** @description The day by which an answer is expected, MM/DD/YYYY; null while the review waits for the customer */
            answer_by: string | null;
            /** @description Whether that day is past */
            is_late: boolean;
            /** @description Whether the underwriter has asked something that the customer has not answered */
            waits_for_customer: boolean;
        };
        QuoteMessage: {
            number: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            from: "customer" | "staff";
            /** @description Of the member of staff */
            name: string | null;
            message: string;
        };
        Referral: {
            contact: components["schemas"]["Contact"];
            date: components["schemas"]["Day"];
            messages: components["schemas"]["QuoteMessage"][];
            terms: components["schemas"]["ApprovalTerms"] | null;
            underwriter: string | null;
            /** @description The message with the submission for review */
            review: {
                /** Format: date-time */
                submitted: string;
                email: string;
                message: string | null;
            } | null;
            /** @description Since it was submitted, or last changed */
            age_days: number;
            event_in_days: number | null;
            /** @description The price by the rates for its answers, even if they are referred; null where the rates give none */
            by_tables: components["schemas"]["Price"] | null;
            /** @description The same with the draft of the terms */
            by_terms: components["schemas"]["Price"] | null;
            /** @description Approvals of this quote that wait for a second person */
            approvals?: components["schemas"]["WorkItemRow"][];
            /** @description Premiums that the rates do not give */
            to_set: ("premium" | "ec_premium")[];
        };
        /** @description One of percent and amount; a negative number lowers the fee */
        FeeAdjustmentForm: {
            email?: components["schemas"]["Text"];
            percent?: number | null;
            /** @description Dollars */
            amount?: number | null;
            note?: components["schemas"]["LongText"];
        };
        FeeAdjustment: {
            id: number;
            email: string;
            percent: number | null;
            amount: number | null;
            note: string;
            version: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            edited: string;
        };
        ExcludedCustomerForm: {
            email?: components["schemas"]["Text"];
            note?: components["schemas"]["LongText"];
        };
        ExcludedCustomer: {
            id: number;
            /** @enum {string} */
            list: "daily" | "prospecting";
            email: string;
            note: string;
            version: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            edited: string;
        };
        Reference: {
            coupons: {
                code: string;
                value: number;
                is_percentage: boolean;
                from: string | null;
                until: string | null;
            }[];
            partners: {
                slug: string;
                name: string;
                is_hcc: boolean;
                frame_parents: string[];
            }[];
            state_lists: {
                name: string;
                what: string;
                states: string[];
            }[];
            /** @description The versions that a quote may be priced by (decision 55) */
            versions: {
                hcc_pricing_version: number | null;
                is_old_policy: boolean;
                catalogue: string;
                commission_percent: number;
                is_current: boolean;
            }[];
            rating_plans: {
                version: string;
                from: components["schemas"]["Day"];
                policy_fee_percent: number;
                is_current: boolean;
                source: string;
            }[];
        };
        AttachedDocument: {
            id: string;
            name: string;
            /** @example application/pdf */
            type: string;
            bytes: number | null;
            /** @enum {string} */
            kind: "upload" | "claim" | "document";
            /** Format: date-time */
            created: string;
            actor: string;
            can_delete: boolean;
            ready: boolean;
        };
        Attachments: {
            contact: components["schemas"]["ContactRow"];
            /** @description The contact point */
            email: string | null;
            quote_number: string;
            documents: components["schemas"]["AttachedDocument"][];
        };
        AttachedDocuments: {
            documents: components["schemas"]["AttachedDocument"][];
        };
        EmailLogs: {
            contact: components["schemas"]["ContactRow"];
            quote_number: string;
            logs: components["schemas"]["MailRow"][];
            total: number;
            page: number;
            size: number;
        };
        RepsSignature: {
            id: number;
            name: string;
            /** @description The e-mail address of the account */
            owner: string;
            is_default: boolean;
            version: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            edited: string;
        };
        UserRow: {
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "rep" | "underwriter" | "accountant" | "admin";
            is_disabled: boolean;
            version: number;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description When a session of theirs last began
             */
            last_seen: string | null;
            /** @description An authenticator app or a passkey */
            has_second_factor?: boolean;
        };
        Overview: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            totals: components["schemas"]["OverviewFigures"];
            /** @description Each day of them, also one on which nothing happened */
            days: (components["schemas"]["OverviewFigures"] & {
                day: components["schemas"]["Day"];
            })[];
            /** @description Most premium first, then most quotes */
            types: (components["schemas"]["OverviewFigures"] & {
                /** @description None was chosen yet */
                event_type: string | null;
            })[];
            /** @description The premium written in these days, in total and by group */
            written: {
                totals: components["schemas"]["WrittenFigures"];
                months: components["schemas"]["WrittenGroups"];
                states: components["schemas"]["WrittenGroups"];
                types: components["schemas"]["WrittenGroups"];
                producers: components["schemas"]["WrittenGroups"];
            };
            /** @description Orders by check or invoice, which are no premium until they are paid: those placed in these days, and of them those that still wait */
            orders: {
                placed: number;
                /** @description Dollars */
                amount: number;
                waiting: number;
                /** @description Dollars */
                waiting_amount: number;
            };
            /** @description Of the quotes started in these days: the number that reached each step, and the number that stopped there */
            stops: {
                step: string;
                reached: number;
                stopped: number;
                /** @description The statuses of the quotes that stopped there, most frequent first */
                stopped_as: {
                    quote_status: components["schemas"]["QuoteStatus"];
                    quotes: number;
                }[];
                /** @description The speed of this step for the visits of these days */
                speed: {
                    measure: components["schemas"]["SpeedMeasure"];
                    /** @description Three of four visits had at most this value: milliseconds, or thousandths of a layout shift */
                    third_quartile: number;
                    visits: number;
                }[];
                /** @description Events on this step in these days, of any quote: most frequent first */
                events: {
                    event: components["schemas"]["CountedEvent"];
                    times: number;
                }[];
            }[];
        };
        /**
         * @description Events of the quote’s chart that explain why customers stop
         * @enum {string}
         */
        CountedEvent: "step.submitted" | "step.left" | "step.refused" | "price.withheld" | "price.refused" | "review.submitted" | "quoteEmail.sent" | "record.conflicted" | "payment.submitted" | "payment.declined" | "payment.lost" | "purchase.settled" | "order.placed" | "quote.restarted";
        /**
         * @description Interaction to Next Paint, Largest Contentful Paint, Cumulative Layout Shift, and the longest transition of the quote’s chart
         * @enum {string}
         */
        SpeedMeasure: "inp" | "lcp" | "cls" | "transition";
        OverviewFigures: {
            /** @description Started */
            quotes: number;
            /** @description Submitted for review */
            referrals: number;
            declined: number;
            sales: number;
            cancelled: number;
            /** @description Dollars of written premium, less returned premium; without fees and tax */
            premium: number;
        };
        /** @enum {string} */
        MoneyReport: "ledger" | "bordereau" | "monthly" | "commission" | "receivables";
        /** @description Dollars that issues, changes and cancellations of policies wrote, less what they returned */
        WrittenFigures: {
            /** @description Of the insurance */
            premium: number;
            /** @description Policy fees, less coupons */
            fees: number;
            tax: number;
            /** @description The producers' part of the premium */
            commission: number;
        };
        WrittenGroups: (components["schemas"]["WrittenFigures"] & {
            /** @description None where the policy has none */
            name: string | null;
        })[];
        /** @description The requirements of a venue, by the names of their questions (`domain/venues/form.ts`) */
        VenueSheetForm: {
            known_as: components["schemas"]["Text"];
            legal_name: components["schemas"]["Text"];
            address_1: components["schemas"]["Text"];
            address_2: components["schemas"]["Text"];
            zip: components["schemas"]["Text"];
            city: components["schemas"]["Text"];
            state: components["schemas"]["Text"];
            each_occurrence: components["schemas"]["Dollars"];
            general_aggregate: components["schemas"]["Dollars"];
            rented_premises: components["schemas"]["Dollars"];
            medical_payments: components["schemas"]["Dollars"];
            /** @enum {string} */
            liquor: "notRequired" | "forbidden" | "hostWhenServed" | "liabilityWhenSold" | "liabilityWhenServed";
            additional_insured: components["schemas"]["YesNo"];
            also_insured: components["schemas"]["LongText"];
            waiver_of_subrogation: components["schemas"]["YesNo"];
            primary_noncontributory: components["schemas"]["YesNo"];
            setup_days: string;
            teardown_days: string;
            due_days: components["schemas"]["Count"];
            send_to: components["schemas"]["Text"];
            notice_days: components["schemas"]["Count"];
            admitted_insurer: components["schemas"]["YesNo"];
            other_umbrella: components["schemas"]["YesNo"];
            other_workersCompensation: components["schemas"]["YesNo"];
            other_auto: components["schemas"]["YesNo"];
            other_professional: components["schemas"]["YesNo"];
            other_property: components["schemas"]["YesNo"];
            other_abuse: components["schemas"]["YesNo"];
            other_words: components["schemas"]["LongText"];
        };
        VenueSheet: {
            /** @example K7QX4M */
            code: string;
            /** @description For If-Match */
            version: number;
            /** @description Whether staff confirmed this sheet */
            verified: boolean;
            sheet: components["schemas"]["VenueSheetForm"];
        };
        VenueMatch: {
            code: string;
            known_as: string;
            legal_name: string;
            city: string;
            state: string;
            verified: boolean;
        };
        VenueLine: {
            /** @enum {string} */
            key: "eventDays" | "insured" | "name" | "address" | "limits" | "rentedPremises" | "medicalPayments" | "liquor" | "additionalInsured" | "waiver" | "primary" | "setupDays" | "teardownDays" | "due" | "delivery" | "notice" | "insurer" | "otherInsurance" | "otherWords";
            requirement: string;
            /** @enum {string} */
            state: "met" | "notMet" | "cannotBeMet";
            advice: string | null;
            /** @description The answers that meet the line, by their names; null where there is none */
            change: {
                [key: string]: unknown;
            } | null;
            /** @description Dollars; `review` where an underwriter has to decide, `unknown` without a price, null without a change */
            cost: number | ("review" | "unknown") | null;
        };
        VenueBoard: {
            /** @description As visitors know it */
            venue: string;
            /** @description In the link for its customers */
            code: string;
            rows: components["schemas"]["VenueEvent"][];
            total: number;
            page: number;
            size: number;
        };
        VenueEvent: {
            /** @enum {string} */
            status: "inForce" | "notYet" | "unmet" | "cancelled" | "missing";
            /** @description First day of the event, MM/DD/YYYY */
            from: string;
            /** @description Last day of the event, MM/DD/YYYY */
            to: string;
            event_type: string;
            event_name: string | null;
            insured: string | null;
            /** @description Of the certificate, such as 7KQ4-XM92 */
            code: string | null;
            unmet: string[];
            unchecked: string[];
        };
        VenueCheck: {
            /**
             * @description The source of the requirements
             * @enum {string}
             */
            asker: "venue" | "organizer";
            /** @description Whether a venue has published its requirements */
            has_directory: boolean;
            /** @description Whether the exhibitor may order with payment type `organizer` */
            organizer_pays: boolean;
            venue: components["schemas"]["VenueMatch"] | null;
            /** @description The answers that the directory knows, by their names */
            fill: {
                [key: string]: unknown;
            };
            lines: components["schemas"]["VenueLine"][];
        };
        /** @description An event and its requirements, by the names of their questions (`domain/exhibitors/event.ts`) */
        OrganizerEventForm: {
            event_name: components["schemas"]["Text"];
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            due: components["schemas"]["CalendarDate"];
            attendees: components["schemas"]["Count"];
            pays_for_exhibitors?: components["schemas"]["YesNo"];
            organizer_name: components["schemas"]["Text"];
            organizer_address_1: components["schemas"]["Text"];
            organizer_address_2: components["schemas"]["Text"];
            organizer_zip: components["schemas"]["Text"];
            organizer_city: components["schemas"]["Text"];
            organizer_state: components["schemas"]["Text"];
            legal_name: components["schemas"]["Text"];
            address_1: components["schemas"]["Text"];
            address_2: components["schemas"]["Text"];
            zip: components["schemas"]["Text"];
            city: components["schemas"]["Text"];
            state: components["schemas"]["Text"];
            each_occurrence: components["schemas"]["Dollars"];
            general_aggregate: components["schemas"]["Dollars"];
            rented_premises: components["schemas"]["Dollars"];
            medical_payments: components["schemas"]["Dollars"];
            /** @enum {string} */
            liquor: "notRequired" | "forbidden" | "hostWhenServed" | "liabilityWhenSold" | "liabilityWhenServed";
            additional_insured: components["schemas"]["YesNo"];
            also_insured: components["schemas"]["LongText"];
            waiver_of_subrogation: components["schemas"]["YesNo"];
            primary_noncontributory: components["schemas"]["YesNo"];
            setup_days: string;
            teardown_days: string;
            send_to: components["schemas"]["Text"];
            notice_days: components["schemas"]["Count"];
            admitted_insurer: components["schemas"]["YesNo"];
            other_umbrella: components["schemas"]["YesNo"];
            other_workersCompensation: components["schemas"]["YesNo"];
            other_auto: components["schemas"]["YesNo"];
            other_professional: components["schemas"]["YesNo"];
            other_property: components["schemas"]["YesNo"];
            other_abuse: components["schemas"]["YesNo"];
            other_words: components["schemas"]["LongText"];
        };
        SentTo: {
            email: string;
        };
        /** @enum {string} */
        ExhibitorState: "awaiting" | "unmet" | "canceled" | "returned" | "notBegun" | "quoted" | "ordered" | "accepted" | "met";
        OrganizerEvent: {
            /**
             * @description In the link by which exhibitors register themselves
             * @example K7QX4M
             */
            code: string;
            /** @description For If-Match */
            version: number;
            /** @description Of the organizer; null once it is erased */
            email: string | null;
            /** @description Null until it is described */
            event: components["schemas"]["OrganizerEventForm"] | null;
            /** @description Orders that the organizer pays and has not paid yet, on an invoice or not */
            open_orders: number;
        };
        ExhibitorOrders: {
            event: string | null;
            /** @description Whether exhibitors may choose that the organizer pays */
            pays: boolean;
            /** @description The moratorium that holds up open orders; null without one */
            suspension: {
                /** @example A named storm threatens the area */
                reason: string;
                /** @description Its last New York day, MM/DD/YYYY; null while nobody knows it */
                until: string | null;
                /** @description The ids of the orders */
                orders: string[];
            } | null;
            /** @description Orders that are on no invoice, by the name of the business */
            waiting: {
                id: string;
                business: string;
                booth: string | null;
                quote_number: string;
                /** @description Dollars */
                amount: number;
                /** Format: date-time */
                ordered: string;
                /** @description The last day on which the money counts, MM/DD/YYYY */
                pay_by: string;
            }[];
            /** @description Dollars of the waiting orders */
            total: number;
            invoices: components["schemas"]["OrganizerInvoice"][];
        };
        /** @description One invoice for orders of several exhibitors */
        OrganizerInvoice: {
            id: components["schemas"]["Id"];
            /** @example OI-000001 */
            number: string;
            /** @enum {string} */
            state: "open" | "paid" | "canceled";
            /** Format: date-time */
            requested: string;
            /**
             * Format: date-time
             * @description When it was paid or canceled
             */
            ended: string | null;
            /** @description Of the payment, such as a check number */
            reference: string | null;
            /** @description Dollars: the sum of the lines that have its state */
            amount: number;
            /** @description The first last day to pay of its open lines, MM/DD/YYYY */
            pay_by: string | null;
            lines: {
                order: string;
                business: string;
                quote_number: string;
                /** @description Once the line is paid */
                policy_number: string | null;
                amount: number;
                /**
                 * @description The last three left the invoice before it was paid
                 * @enum {string}
                 */
                state: "open" | "paid" | "canceled" | "lapsed" | "replaced" | "withdrawn";
                /** @description Whether its policy was canceled after the payment */
                is_policy_canceled: boolean;
            }[];
        };
        StaffOrganizerInvoice: components["schemas"]["OrganizerInvoice"] & {
            event: string;
            organizer: string;
            email: string | null;
            /** @description A moratorium that holds up its payment; absent where nothing stops it */
            suspension?: components["schemas"]["Suspension"];
        };
        OrganizerInvoicePage: {
            rows: components["schemas"]["StaffOrganizerInvoice"][];
            total: number;
            page: number;
            size: number;
        };
        OrganizerPayment: {
            /** @description Dollars and cents, the whole invoice */
            amount: string | null;
            /** @description Number of the check or transfer */
            reference: string | null;
            note?: string | null;
        };
        ExhibitorRow: {
            id: components["schemas"]["Id"];
            business: string;
            email: string;
            contact: string | null;
            booth: string | null;
            /** @description By the link for everyone, not by a file */
            registered: boolean;
            state: components["schemas"]["ExhibitorState"];
            unmet: string[];
            unchecked: string[];
            /** @description Of the certificate of its policy, such as 7KQ4-XM92 */
            code: string | null;
            certificate: components["schemas"]["ExhibitorCertificate"] | null;
            /** @description Waits for its payment */
            order: {
                organizer_pays: boolean;
                /** @description MM/DD/YYYY */
                pay_by: string;
                /** @description The number of the organizer’s invoice that it is on */
                invoice: string | null;
            } | null;
            reminders_stopped: boolean;
            /** @description The New York day of the last invitation or reminder, MM/DD/YYYY */
            mailed_on: string | null;
        };
        /** @description A certificate from elsewhere */
        ExhibitorCertificate: {
            id: components["schemas"]["Id"];
            name: string;
            type: string;
            /** @enum {string} */
            state: "awaiting" | "accepted" | "returned";
            reason: string | null;
            /** Format: date-time */
            uploaded: string;
        };
        ExhibitorBoard: {
            event: string | null;
            code: string;
            /** @description MM/DD/YYYY */
            due: string | null;
            described: boolean;
            requirements: string[];
            /** @description Exhibitors by state, whatever is searched */
            counts: {
                [key: string]: number;
            };
            /** @description Exhibitors without complete proof who can be reminded today */
            remindable: number;
            /** @description A moratorium at the location: no new policy can be bought now */
            suspension?: components["schemas"]["Suspension"];
            /** @description The invitations */
            mail: {
                queued: number;
                sent: number;
                failed: number;
            };
            rows: components["schemas"]["ExhibitorRow"][];
            total: number;
            page: number;
            size: number;
        };
        ExhibitorImport: {
            rows: {
                /** @description Of the file */
                line: number;
                business: string | null;
                email: string | null;
                /**
                 * @description `returns`: a removed exhibitor comes back and gets no second email
                 * @enum {string}
                 */
                outcome: "new" | "invited" | "returns" | "repeated" | "refused";
                /** @description By column */
                errors: {
                    [key: string]: string;
                };
                /** @description What may be a mistake and stops nothing, by column: an address that is in the file, or at the event, for another line too */
                notices?: {
                    [key: string]: string;
                };
            }[];
            /** @description Headings of columns that the import does not read */
            ignored: string[];
            /** @description Invitations that go out, 0 without `apply` */
            invited: number;
        };
        Reminders: {
            /** @description Exhibitors who are mailed, or would be */
            reminded: number;
            /** @description Without complete proof */
            stopped: number;
            /** @description Without complete proof */
            today: number;
        };
        CertificateForm: {
            files: Blob[];
        };
        /**
         * @description YYYY-MM, a month of New York days
         * @example 2026-11
         */
        Month: string;
        /** @description A quote or policy of a producer */
        ProducerRow: {
            id: components["schemas"]["Id"];
            quote_number: string;
            policy_number: string | null;
            quote_status: components["schemas"]["QuoteStatus"];
            insured_name: string | null;
            event_type: string | null;
            event_name: string | null;
            /** @description MM/DD/YYYY */
            event_start_date: string | null;
            /** @description Of the insurance, without fee and tax; null without a price */
            premium: number | null;
            /** @description Of a policy, the sum that was written for this producer */
            commission: number | null;
            /** Format: date-time */
            edited: string;
        };
        ProducerBoard: {
            /** @description Of the producer */
            email: string;
            /** @description The New York day on which the link ends, MM/DD/YYYY */
            expires: string;
            /** @description The answers about the producer with which its next quote begins, by the names of their questions */
            details: {
                [key: string]: string;
            };
            /** @description By status, with `all` */
            counts: {
                [key: string]: number;
            };
            /** @description A count of this number is that many or more */
            counted_to: number;
            rows: components["schemas"]["ProducerRow"][];
            total: number;
            page: number;
            size: number;
        };
        ProducerPolicy: {
            /** @description Below the site, with the secret of the link */
            path: string;
        };
        /** @description Dollars; an amount that is taken back is negative */
        ProducerCommission: {
            /** @description Of the producer */
            email: string;
            /** @description Its name, its agency and its address, as far as they are known */
            producer: string[];
            month: components["schemas"]["Month"];
            /** @description Each month with an entry, the newest first */
            months: {
                month: components["schemas"]["Month"];
                premium: number;
                commission: number;
            }[];
            /** @description Sum of the month */
            premium: number;
            /** @description Sum of the month */
            commission: number;
            rows: {
                /** @description Of New York, MM/DD/YYYY */
                day: string;
                policy_number: string;
                /** @enum {string} */
                kind: "issued" | "changed" | "cancelled";
                insured_name: string | null;
                premium: number;
                commission: number;
            }[];
        };
        ExhibitorQuote: {
            id: components["schemas"]["Id"];
        };
        ExhibitorEvent: {
            code: string;
            event: string;
            /** @description Its legal name */
            organizer: string;
            /** @description Whether an exhibitor may choose that the organizer pays */
            organizer_pays: boolean;
            /** @description MM/DD/YYYY */
            from: string;
            /** @description MM/DD/YYYY */
            to: string;
            /** @description MM/DD/YYYY */
            due: string;
            location: components["schemas"]["PrintedParty"];
            requirements: string[];
            /** @description A moratorium at the location: no new policy can be bought now */
            suspension?: components["schemas"]["Suspension"];
        };
        ExhibitorPage: {
            event: components["schemas"]["ExhibitorEvent"];
            business: string;
            state: components["schemas"]["ExhibitorState"];
            unmet: string[];
            unchecked: string[];
            certificate: components["schemas"]["ExhibitorCertificate"] | null;
            /** @description Code of the certificate of its policy */
            policy: string | null;
            reminders_stopped: boolean;
        };
        VenueRow: {
            id: components["schemas"]["Id"];
            code: string;
            known_as: string;
            legal_name: string;
            city: string;
            state: string;
            /** @enum {string} */
            status: "draft" | "published" | "verified";
            version: number;
            /** Format: date-time */
            edited: string;
        };
        VenuePage: {
            rows: components["schemas"]["VenueRow"][];
            total: number;
            page: number;
            size: number;
        };
        Venue: {
            row: components["schemas"]["VenueRow"];
            sheet: components["schemas"]["VenueSheetForm"];
            /** @description The newest first */
            versions: {
                number: number;
                author: string;
                /** Format: date-time */
                created: string;
            }[];
            /** @description The links that are open */
            invitations: {
                name: string | null;
                email: string;
                /** Format: date-time */
                created: string;
                /** Format: date-time */
                expires: string;
            }[];
        };
        VenueImport: {
            rows: {
                /** @description Of the file */
                line: number;
                known_as: string | null;
                city: string | null;
                state: string | null;
                /** @description Whether the directory has it already, so that the import skips it */
                known: boolean;
                /** @description By column */
                errors: {
                    [key: string]: string;
                };
                /** @description By column: probably a mistake, which stops nothing, such as a ZIP code of another state */
                notices?: {
                    [key: string]: string;
                };
            }[];
            /** @description Venues that were stored, 0 without `apply` */
            added: number;
        };
        /** @description Why a quote with a price cannot be bound now */
        Suspension: {
            /**
             * @description A binding moratorium, names that a person must review, or names that a person has reviewed
             * @enum {string}
             */
            kind: "moratorium" | "review" | "declined";
            /** @description The coverages of the quote that a moratorium stops */
            coverages: ("liability" | "cancellation")[];
            /**
             * @description Of a moratorium
             * @example A named storm threatens the area
             */
            reason: string | null;
            /**
             * @description The last New York day of a moratorium; null while nobody knows it
             * @example 12/04/2026
             */
            until: string | null;
        };
        /**
         * @description Price, start and change quotes; read quotes; read policies; read events
         * @enum {string}
         */
        PartnerScope: "quotes:write" | "quotes:read" | "policies:read" | "events:read";
        /** @enum {string} */
        PartnerEventKind: "quote.referred" | "quote.approved" | "quote.declined" | "policy.purchased" | "policy.changed" | "policy.canceled";
        PartnerPolicy: {
            policy: components["schemas"]["OpenedPolicy"]["policy"];
            quote_id: components["schemas"]["Id"];
        };
        /** @description The body of a webhook. It names no person; the calls of the API have the rest */
        PartnerEvent: {
            type: components["schemas"]["PartnerEventKind"];
            /**
             * Format: date-time
             * @description Of the change
             */
            timestamp: string;
            data: {
                quote_id: components["schemas"]["Id"];
                quote_number: string;
                quote_status: components["schemas"]["QuoteStatus"];
                policy_number: string | null;
                policy_version: number | null;
                /** @description Dollars */
                amount_due: number | null;
            };
        };
        PartnerEventsPage: {
            rows: ({
                /**
                 * @description The webhook-id of its webhook
                 * @example evt_Zx4cB9
                 */
                id: string;
            } & components["schemas"]["PartnerEvent"])[];
            total: number;
            page: number;
            size: number;
        };
        PartnerKey: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * @description The beginning of the key
             * @example mq_4kq2w9zt
             */
            prefix: string;
            scopes: components["schemas"]["PartnerScope"][];
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
            /** Format: date-time */
            created: string;
            created_by: string;
            /** Format: date-time */
            expires: string | null;
            /** Format: date-time */
            last_used: string | null;
        };
        PartnerKeyForm: {
            name: string;
            scopes: components["schemas"]["PartnerScope"][];
            /** @description Days until it expires; null is never */
            days?: number | null;
        };
        NewPartnerKey: {
            key: components["schemas"]["PartnerKey"];
            /** @description The whole key */
            secret: string;
        };
        RotationForm: {
            /**
             * @description The last New York day of the old key, MM/DD/YYYY; 90 days from now at most
             * @example 11/27/2026
             */
            until: string;
        };
        WebhookEndpoint: {
            id: components["schemas"]["Id"];
            url: string;
            events: components["schemas"]["PartnerEventKind"][];
            /** @enum {string} */
            state: "enabled" | "disabled" | "removed";
            /** Format: date-time */
            created: string;
            created_by: string;
        };
        WebhookEndpointForm: {
            url: string;
            events: components["schemas"]["PartnerEventKind"][];
        };
        WebhookEndpointChange: {
            url: string;
            events: components["schemas"]["PartnerEventKind"][];
            /**
             * @description Whether the signing secret stays
             * @enum {string}
             */
            secret: "keep" | "replace";
        };
        ChangedWebhookEndpoint: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /** @description The new one; null if it stays */
            secret: string | null;
        };
        NewWebhookEndpoint: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /** @description whsec_ and 32 bytes in base64 */
            secret: string;
        };
        ReplayForm: {
            /**
             * @description The first New York day, MM/DD/YYYY
             * @example 11/20/2026
             */
            since: string;
        };
        ReplayedDeliveries: {
            /** @description Deliveries that are queued again */
            replayed: number;
        };
        WebhookDelivery: {
            id: number;
            event_id: string;
            kind: components["schemas"]["PartnerEventKind"];
            partner: string;
            url: string;
            /** @description The number of the policy, or of the quote */
            subject: string;
            contact_id: components["schemas"]["Id"];
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            attempts: number;
            /**
             * Format: date-time
             * @description Of a waiting one
             */
            next_attempt: string | null;
            /** @description Why the last attempt failed */
            cause: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            delivered: string | null;
            /** @description Whether staff can send it again; not while it waits or once its endpoint is removed */
            can_repeat: boolean;
        };
        PartnersPage: {
            /** @description The day in New York */
            today: string;
            partners: {
                slug: string;
                name: string;
                /** @description Sites whose pages may show our quote in a frame */
                frame_parents: string[];
                /** @description The color of links, buttons and choices there, as #rrggbb; null for ours */
                accent: string | null;
                keys: components["schemas"]["PartnerKey"][];
                endpoints: components["schemas"]["WebhookEndpoint"][];
            }[];
            rows: components["schemas"]["WebhookDelivery"][];
            total: number;
            page: number;
            size: number;
        };
        MoratoriumForm: {
            coverages: ("liability" | "cancellation")[];
            /** @description Two-letter codes */
            states: string[];
            /** @description ZIP codes of five digits */
            zips: string[];
            /** @example 11/20/2026 */
            from: string;
            /** @description The last day; null while nobody knows it */
            until: string | null;
            /** @description Customers read it */
            reason: string;
        };
        MoratoriumRow: {
            id: components["schemas"]["Id"];
            coverages: ("liability" | "cancellation")[];
            states: string[];
            zips: string[];
            from: string;
            until: string | null;
            reason: string;
            /** @enum {string} */
            state: "active" | "upcoming" | "ended" | "lifted";
            /** Format: date-time */
            created: string;
            created_by: string;
            /** Format: date-time */
            lifted: string | null;
            lifted_by: string | null;
        };
        MoratoriumPage: {
            rows: components["schemas"]["MoratoriumRow"][];
            total: number;
            page: number;
            size: number;
        };
        /** @description Ends an attempt that waits for the cardholder's bank. Nothing is then charged, unless the bank was faster */
        CancelAuthentication: boolean;
        /** @description The cardholder has to confirm the payment with the bank (3-D Secure). It has one of the two ways, and no data of the card */
        Authentication: {
            /** @description The address of the bank's page */
            page_url?: string;
            /** @description For the processor's own script, which shows the bank's page */
            client_secret?: string;
            /**
             * Format: date-time
             * @description Until when; then nothing is charged
             */
            until: string;
        };
        Message: {
            message: string;
        };
        /** @description RFC 9457, with the specification's own fields */
        Problem: {
            /** @example urn:marquee:problem:price-changed */
            type: string;
            title: string;
            status: number;
            detail?: string;
            message: string;
            /** @description By answer, as step0.event_type */
            errors?: {
                [key: string]: string;
            };
            error?: string;
            is_event_popup?: boolean;
            is_underwriting_review?: boolean;
            is_card_exception?: boolean;
            /**
             * @description Why the bank refused the card, as our processors name it
             * @example insufficient_funds
             */
            decline_code?: string;
            authentication?: components["schemas"]["Authentication"];
            /** @description The current version of a row that someone else has changed */
            newest?: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            decision?: "refer" | "decline";
            reasons?: components["schemas"]["Reason"][];
            price?: components["schemas"]["Price"];
            starting_price?: components["schemas"]["StartingPrice"];
            /** @description Of a quote that cannot be bought now */
            suspension?: components["schemas"]["Suspension"];
        };
    };
    responses: {
        /** @description Done */
        FeeAdjustmentsPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    rows: components["schemas"]["FeeAdjustment"][];
                    total: number;
                    page: number;
                    size: number;
                };
            };
        };
        /** @description Done */
        FeeAdjustments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    rows: components["schemas"]["FeeAdjustment"][];
                };
            };
        };
        /** @description Done */
        ExcludedCustomersPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    rows: components["schemas"]["ExcludedCustomer"][];
                    total: number;
                    page: number;
                    size: number;
                };
            };
        };
        /** @description Done */
        ExcludedCustomers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    rows: components["schemas"]["ExcludedCustomer"][];
                };
            };
        };
        /** @description The fee */
        PolicyFee: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Dollars */
                    policy_fee: number;
                };
            };
        };
        /** @description Stored */
        StoredContact: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    contact: components["schemas"]["Contact"];
                    /** @description Opens the quote again */
                    link: string;
                };
            };
        };
        /** @description Nothing was done. It is beyond the authority of one person, and waits for a second one */
        PendingApproval: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PendingApproval"];
            };
        };
        /** @description Entered */
        BookedContact: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    contact: components["schemas"]["Contact"];
                    link: string;
                    transaction: components["schemas"]["AccountingTransaction"];
                };
            };
        };
        /** @description The matches that the caller may see */
        FoundPolicies: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    policies: components["schemas"]["ContactRow"][];
                    /** @description The message for the public; null for staff */
                    message: string | null;
                };
            };
        };
        /** @description The problem */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        ContactId: components["schemas"]["Id"];
        /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
        IdempotencyKey: string;
        PartnerSlug: string;
        PartnerKey: components["schemas"]["Id"];
        WebhookEndpoint: components["schemas"]["Id"];
        /** @description The contact's version; if it is left out, the newest version is overwritten */
        IfMatch: string;
        /**
         * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
         *     Left out, the newest is written over.
         */
        RowVersion: string;
        /**
         * @description Sent by a staff page with each request: the id of its user, once known. It gives
         *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
         *     else's who has signed in from another tab. Both are 401, the latter of every call.
         */
        ActingAs: string;
        /** @description The signed part of a manage-policy link; staff do without */
        PolicyToken: string;
        WorkItemId: components["schemas"]["Id"];
        VenueId: components["schemas"]["Id"];
        SettingsSearch: string;
        SettingsSort: "email" | "created";
        SettingsDirection: "asc" | "desc";
        SettingsPage: number;
        SettingsSize: number;
        SettingsRow: number;
    };
    requestBodies: {
        FeeAdjustments: {
            content: {
                "application/json": {
                    rows: components["schemas"]["FeeAdjustmentForm"][];
                };
            };
        };
        FeeAdjustment: {
            content: {
                "application/json": components["schemas"]["FeeAdjustmentForm"];
            };
        };
        ExcludedCustomers: {
            content: {
                "application/json": {
                    rows: components["schemas"]["ExcludedCustomerForm"][];
                };
            };
        };
        ExcludedCustomer: {
            content: {
                "application/json": components["schemas"]["ExcludedCustomerForm"];
            };
        };
        Form: {
            content: {
                "application/json": components["schemas"]["FormPayload"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createContact: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Form"];
        responses: {
            201: components["responses"]["StoredContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    openContact: {
        parameters: {
            query?: {
                from?: "admin" | "quote";
            };
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedContact"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    patchContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The contact's version; if it is left out, the newest version is overwritten */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Form"];
        responses: {
            200: components["responses"]["StoredContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    submitForReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where the decision is sent */
                    email: string;
                    message?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["StoredContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    previewDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
                kind: "quote" | "certificate";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    recalculate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Form"];
        responses: {
            /** @description The price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    code: string;
                };
            };
        };
        responses: {
            /** @description Applied */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coupons: components["schemas"]["Coupon"][];
                        contact: components["schemas"]["Contact"];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    calculatePolicyFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's quote. Anyone gets the adjustment of its address; only staff get that of another address */
                    id?: string;
                    email: string;
                    /** @description Dollars */
                    premium: number;
                };
            };
        };
        responses: {
            200: components["responses"]["PolicyFee"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    calculatePolicyFeeHcc: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller's quote. Anyone gets the adjustment of its address; only staff get that of another address */
                    id?: string;
                    email: string;
                    /** @description Dollars */
                    premium: number;
                    /** @description Dollars of the cancellation */
                    other_premium: number;
                    event_type: string;
                };
            };
        };
        responses: {
            200: components["responses"]["PolicyFee"];
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    currentDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example 11/20/2026 */
                        date: string;
                        /** @description For staff whose role cannot save quotes: why nothing can be saved */
                        read_only?: string;
                    };
                };
            };
            429: components["responses"]["Problem"];
        };
    };
    getCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                zip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The city */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example Austin */
                        city: string | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    sendQuoteEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description Addresses with semicolons between them */
                    emails: string;
                };
            };
        };
        responses: {
            /** @description It is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    sendPurchaseLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Addresses with semicolons between them */
                    emails: string;
                };
            };
        };
        responses: {
            /** @description It is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    findQuotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                /** @description The e-mail address */
                a: string;
                /** @description The first day, as 06-12-2027 */
                b: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches that the caller may see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        quotes: components["schemas"]["ContactRow"][];
                        /** @description The message for the public; null for staff */
                        message: string | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    emailTermsLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description It is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    textTermsLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ten digits of a number in the United States
                     * @example 512-555-0100
                     */
                    phone: string;
                };
            };
        };
        responses: {
            /** @description It is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    signTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description The name again, typed as a signature, or the drawn one as a data URL */
                    signature: string;
                    /** @description The edition of the terms that was shown */
                    version: string;
                };
            };
        };
        responses: {
            /** @description Signed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        version: string;
                        /** Format: date-time */
                        signed: string;
                        /** @description The contact as it is by now, for If-Match */
                        contact_version?: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    storeGtagFlags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fields: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Stored */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    countEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: {
                        /** @description One of the quote’s steps, as eventDetails */
                        step: string;
                        event: components["schemas"]["CountedEvent"];
                        times: number;
                    }[];
                    /** @description The measures of speed of this visit, each with the step at which it was taken */
                    speed?: {
                        /** @description One of the quote’s steps, as eventDetails */
                        step: string;
                        measure: components["schemas"]["SpeedMeasure"];
                        /** @description Milliseconds, or thousandths of a layout shift */
                        value: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Counted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    requestRainCover: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RainRequest"];
            };
        };
        responses: {
            /** @description Requested */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: components["schemas"]["Id"];
                        /** @description Whole dollars */
                        range: {
                            low: number;
                            high: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unsubscribed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeftMailing"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    paymentProcessor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The processor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "sandbox" | "stripe";
                        /** @description Of a processor for which we draw the card fields */
                        tokens_url: string | null;
                        /** @description Of a processor that draws its own fields */
                        publishable_key: string | null;
                    };
                };
            };
            429: components["responses"]["Problem"];
        };
    };
    purchase: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrder"];
            };
        };
        responses: {
            /** @description Bought */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            /** @description Ordered, to be paid by check or invoice */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    paymentWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description As `t=…,v1=…`; the sandbox signs in the same way */
                "Stripe-Signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    type: string;
                    data: {
                        object?: {
                            id?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Taken */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    createReceivePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionForm"];
            };
        };
        responses: {
            200: components["responses"]["BookedContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as 7KQ4-XM92 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedCertificate"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    subscribeToCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                /** @description Such as 7KQ4-XM92 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The link is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getCertificateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateSubscription"];
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    confirmCertificateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateSubscription"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    endCertificateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateSubscription"];
                };
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getSample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["SampleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    findPolicies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                /** @description The e-mail address */
                a: string;
                /** @description The insured's ZIP code */
                b: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FoundPolicies"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    findPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                /** @description The e-mail address */
                a: string;
                /** @description The insured's ZIP code */
                b: string;
                /** @description The policy's number */
                c: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FoundPolicies"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    sendManagePolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Separated by semicolons */
                    emails: string;
                };
            };
        };
        responses: {
            /** @description On its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    makeAChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The signed part of a manage-policy link; staff do without */
                "Policy-Token"?: components["parameters"]["PolicyToken"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeForm"];
            };
        };
        responses: {
            /** @description The new price and the difference */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkedOutChange"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    submitChange: {
        parameters: {
            query?: never;
            header: {
                /** @description The signed part of a manage-policy link; staff do without */
                "Policy-Token"?: components["parameters"]["PolicyToken"];
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrder"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeChange"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    submitAClaim: {
        parameters: {
            query?: never;
            header: {
                /** @description The signed part of a manage-policy link; staff do without */
                "Policy-Token"?: components["parameters"]["PolicyToken"];
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ClaimForm"];
            };
        };
        responses: {
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedClaim"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    sendUsEmail: {
        parameters: {
            query?: never;
            header: {
                /** @description The signed part of a manage-policy link; staff do without */
                "Policy-Token"?: components["parameters"]["PolicyToken"];
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    policy_number: string;
                    subject: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Received */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The signed part of a manage-policy link; staff do without */
                "Policy-Token"?: components["parameters"]["PolicyToken"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedPolicy"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The signed part of a manage-policy link; staff do without */
                "Policy-Token"?: components["parameters"]["PolicyToken"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    sendDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The signed part of a manage-policy link; staff do without */
                "Policy-Token"?: components["parameters"]["PolicyToken"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Separated by semicolons */
                    emails: string;
                    /** @description Their addresses as they were listed */
                    documents: string[];
                    message?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            /** @description On their way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            /** @description It is being made */
            503: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffUser"];
                };
            };
            /** @description Nobody is signed in */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    /** @description Replaces a password that was given to the user */
                    new_password?: string;
                    /** @description Of the authenticator app, or a recovery code */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    findContacts: {
        parameters: {
            query?: {
                /** @description Part of a number, a name, an e-mail address, a phone, an event, a location or a city */
                search?: string;
                status?: components["schemas"]["QuoteStatus"];
                /** @description Of the event’s first day */
                event_from?: components["schemas"]["Day"];
                event_to?: components["schemas"]["Day"];
                type?: string;
                /** @description An e-mail address, or `none` */
                owner?: string;
                provider?: "first" | "second";
                /** @description Of the underwriters: `waiting` was submitted for review, `unsubmitted` is referred and was not, `decided` is approved, also if it was bought since, or declined by staff */
                queue?: "waiting" | "unsubmitted" | "decided";
                sort?: "quote_number" | "insured_name" | "event_type" | "event_start_date" | "quote_status" | "amount_due" | "edited" | "created";
                /** @description Without it the newest, or the first of the alphabet, comes first */
                direction?: "asc" | "desc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["ContactRow"][];
                        /** @description `counted_to` is that many or more */
                        total: number;
                        /**
                         * @description Counting stops here
                         * @enum {integer}
                         */
                        counted_to: 1000 | 10000;
                        /** @description By quote_status, whichever of them the filter names, and `all`; a status without quotes is left out */
                        counts: {
                            [key: string]: number;
                        };
                        /** @description The owners of the quotes */
                        owners: string[];
                        page: number;
                        size: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    markQuoteApproved: {
        parameters: {
            query?: never;
            header?: {
                /** @description The contact's version; if it is left out, the newest version is overwritten */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "approved" | "declined" | "referred";
                    reason?: components["schemas"]["LongText"];
                    /** @description Of an approval; set by underwriters and admins */
                    terms?: components["schemas"]["ApprovalTerms"];
                };
            };
        };
        responses: {
            200: components["responses"]["StoredContact"];
            202: components["responses"]["PendingApproval"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    compareVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote by its own version and by today's */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionComparison"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    moveToToday: {
        parameters: {
            query?: never;
            header?: {
                /** @description The contact's version; if it is left out, the newest version is overwritten */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listMail: {
        parameters: {
            query?: {
                /** @description Part of an address or a subject */
                search?: string;
                state?: "sending" | "sent" | "failed";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["MailRow"][];
                        /** @description 10000 is that many or more */
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    readMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailMessage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                state?: "failed" | "waiting";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["JobRow"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs again right away */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobRow"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listAccountingTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountingTransactions"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    enterAccountingTransaction: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                kind: "invoice" | "credit-memo" | "receive-payment" | "issue-refund";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionForm"];
            };
        };
        responses: {
            200: components["responses"]["BookedContact"];
            202: components["responses"]["PendingApproval"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    voidAccountingTransaction: {
        parameters: {
            query: {
                reason: string;
            };
            header?: never;
            path: {
                kind: "invoice" | "credit-memo" | "receive-payment" | "issue-refund";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookedContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionForm"];
            };
        };
        responses: {
            200: components["responses"]["BookedContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    createSalesReceipt: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionForm"];
            };
        };
        responses: {
            200: components["responses"]["BookedContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    createCreditMemo: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionForm"];
            };
        };
        responses: {
            200: components["responses"]["BookedContact"];
            202: components["responses"]["PendingApproval"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    issueRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionForm"];
            };
        };
        responses: {
            200: components["responses"]["BookedContact"];
            202: components["responses"]["PendingApproval"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    sendInvoice: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTransaction"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    sendSalesReceipt: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTransaction"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    sendReceivePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTransaction"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    sendCreditMemo: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTransaction"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    sendIssueRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTransaction"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    cancelPolicy: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The contact's version; if it is left out, the newest version is overwritten */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "cancelled";
                    reason?: components["schemas"]["LongText"];
                    refund?: components["schemas"]["Dollars"];
                };
            };
        };
        responses: {
            200: components["responses"]["StoredContact"];
            202: components["responses"]["PendingApproval"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The contact's version; if it is left out, the newest version is overwritten */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    act: "resend" | "extend" | "withdraw";
                    emails?: string;
                    pay_by?: components["schemas"]["Day"];
                    reason?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            200: components["responses"]["StoredContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    previewCancelPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By the rule of decision 49 */
                        refund: number;
                        /** @description Everything paid */
                        most: number;
                        kept: number;
                        /** @description The name of the organizer that paid for the policy and gets the refund; null where the customer paid */
                        payee: string | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    generateCoiSel: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The contact's version; if it is left out, the newest version is overwritten */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateWords"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: components["schemas"]["Document"][];
                        contact: components["schemas"]["Contact"];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getDescriptionOfOperations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateWordsRead"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addPropspect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProspectForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prospect"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addProspect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProspectForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prospect"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    updateRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The contact's version; if it is left out, the newest version is overwritten */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notes?: components["schemas"]["LongText"];
                    contract_number?: components["schemas"]["Text"];
                    broker_partnership_quote?: components["schemas"]["YesNo"];
                    /** @description The e-mail address of a staff account */
                    record_owner?: string | null;
                    note?: components["schemas"]["LongText"];
                    task_day?: components["schemas"]["Day"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["StoredContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getHistory: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contact: components["schemas"]["ContactRow"];
                        rows: components["schemas"]["HistoryRow"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getRainSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RainSettling"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    recordRain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RainMeasurement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RainSettling"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    payRain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RainPayment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RainSettling"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    sayPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The other staff at work on it */
                        others: components["schemas"]["Presence"][];
                        /** @description Of the contact now; a higher version than the one read means that the contact has changed */
                        version: number;
                        /** @description The actor of the last action: 'customer', 'system' or an e-mail address */
                        changed_by: string | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listWorkItems: {
        parameters: {
            query?: {
                list?: "requests" | "tasks";
                search?: string;
                kind?: "claim" | "message" | "rainRequest" | "approval" | "screening" | "refund";
                state?: "open" | "answered" | "closed";
                /** @description An e-mail address, or `none` */
                owner?: string;
                /** @description Without it, requests come in the order in which they were received, and tasks by their day */
                sort?: "created" | "due" | "kind" | "owner" | "state";
                direction?: "asc" | "desc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItemPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getWorkItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    changeWorkItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state?: "open" | "closed";
                    owner?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    answerWorkItem: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    decideScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "clear" | "confirm";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    decideRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "decline";
                    reason?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            402: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    decideTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "decline";
                    reason?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    withdrawApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                item: components["parameters"]["WorkItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkItem"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    openReferral: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    workReferral: {
        parameters: {
            query?: never;
            header?: {
                /** @description The contact's version; if it is left out, the newest version is overwritten */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    terms?: components["schemas"]["ApprovalTerms"] | null;
                    /** @description The assigned underwriter, by e-mail address */
                    underwriter?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["QuoteMessage"][];
                        /** @description Whether the caller may write now */
                        can_write: boolean;
                        review?: components["schemas"]["ReviewStatus"];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    writeMessage: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: components["schemas"]["QuoteMessage"][];
                        /** @description Whether the caller may write now */
                        can_write: boolean;
                        review?: components["schemas"]["ReviewStatus"];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listPolicyFeeAdjustments: {
        parameters: {
            query?: {
                search?: components["parameters"]["SettingsSearch"];
                sort?: components["parameters"]["SettingsSort"];
                direction?: components["parameters"]["SettingsDirection"];
                page?: components["parameters"]["SettingsPage"];
                size?: components["parameters"]["SettingsSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeeAdjustmentsPage"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addPolicyFeeAdjustments: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FeeAdjustments"];
        responses: {
            201: components["responses"]["FeeAdjustments"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    deletePolicyFeeAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                id: components["parameters"]["SettingsRow"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeeAdjustments"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    updatePolicyFeeAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                id: components["parameters"]["SettingsRow"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FeeAdjustment"];
        responses: {
            200: components["responses"]["FeeAdjustments"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listExcludedDailyEmailCustomers: {
        parameters: {
            query?: {
                search?: components["parameters"]["SettingsSearch"];
                sort?: components["parameters"]["SettingsSort"];
                direction?: components["parameters"]["SettingsDirection"];
                page?: components["parameters"]["SettingsPage"];
                size?: components["parameters"]["SettingsSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExcludedCustomersPage"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addExcludedDailyEmailCustomers: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ExcludedCustomers"];
        responses: {
            201: components["responses"]["ExcludedCustomers"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    deleteExcludedDailyEmailCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                id: components["parameters"]["SettingsRow"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExcludedCustomers"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    updateExcludedDailyEmailCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                id: components["parameters"]["SettingsRow"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ExcludedCustomer"];
        responses: {
            200: components["responses"]["ExcludedCustomers"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listExcludedProspectingCustomers: {
        parameters: {
            query?: {
                search?: components["parameters"]["SettingsSearch"];
                sort?: components["parameters"]["SettingsSort"];
                direction?: components["parameters"]["SettingsDirection"];
                page?: components["parameters"]["SettingsPage"];
                size?: components["parameters"]["SettingsSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExcludedCustomersPage"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addExcludedProspectingCustomers: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ExcludedCustomers"];
        responses: {
            201: components["responses"]["ExcludedCustomers"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    deleteExcludedProspectingCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                id: components["parameters"]["SettingsRow"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ExcludedCustomers"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    updateExcludedProspectingCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                id: components["parameters"]["SettingsRow"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ExcludedCustomer"];
        responses: {
            200: components["responses"]["ExcludedCustomers"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addExcludedEmailCustomers: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ExcludedCustomers"];
        responses: {
            201: components["responses"]["ExcludedCustomers"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    exportProspects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listMoratoria: {
        parameters: {
            query?: {
                search?: string;
                sort?: "from" | "until" | "created";
                direction?: "asc" | "desc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoratoriumPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addMoratorium: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoratoriumForm"];
            };
        };
        responses: {
            /** @description Set */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoratoriumRow"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    liftMoratorium: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                moratorium: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lifted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoratoriumRow"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    readReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reference"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachments"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    uploadDocuments: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    files: Blob[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachedDocuments"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    deleteDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachedDocuments"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    emailDocuments: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    emails: string;
                    documents: string[];
                    message?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    listEmailLogs: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLogs"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    forwardEmail: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the log row */
                    number: number;
                    emails: string;
                    message?: components["schemas"]["LongText"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLogs"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["RepsSignature"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    createSignature: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    /**
                     * Format: binary
                     * @description PNG, 2 MB and 2400 by 1200 pixels at most. The screen makes one of any picture.
                     */
                    file: Blob;
                    /** @enum {string} */
                    is_default?: "True" | "False";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["RepsSignature"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    updateSignature: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    /**
                     * Format: binary
                     * @description PNG, 2 MB and 2400 by 1200 pixels at most. The screen makes one of any picture.
                     */
                    file?: Blob;
                    /** @enum {string} */
                    is_default?: "True" | "False";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["RepsSignature"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    deleteSignature: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["RepsSignature"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getSignatureImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                search?: string;
                sort?: "name" | "email" | "role" | "created";
                direction?: "asc" | "desc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["UserRow"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    /** @enum {string} */
                    role: "rep" | "underwriter" | "accountant" | "admin";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["UserRow"];
                        password: string;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    role?: "rep" | "underwriter" | "accountant" | "admin";
                    is_disabled?: boolean;
                    /** @description True replaces the password with a random one, which the response shows */
                    new_password?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["UserRow"];
                        /** @description The new password, if one was requested */
                        password: string | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    beginCompanySignIn: {
        parameters: {
            query?: {
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    finishCompanySignIn: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                iss?: string;
                error?: string;
                error_description?: string;
                error_uri?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page that was open before, or the sign-in form */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The link is on its way, if the address has an account */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The link works */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    removeFactors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRow"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRow"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["SessionRow"][];
                    };
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    endOneSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Second factors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Factors"];
                };
            };
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    removeFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    /** @description `app`, or the id of a passkey */
                    factor: string;
                };
            };
        };
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    makeRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description The new codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description The secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorSecret"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description The recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    credential: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Recovery codes of the first factor */
                        codes: string[] | null;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description Signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffUser"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                actor?: string;
                action?: string;
                /** @description Of a call that failed on our side, as its message has it: 4bf9-2f35-77b3 */
                reference?: string;
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["HistoryRow"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    findPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Person"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Person"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    erasePersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Person"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasedData"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    exportReport: {
        parameters: {
            query?: {
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path: {
                report: components["schemas"]["MoneyReport"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    exportContacts: {
        parameters: {
            query?: {
                search?: string;
                status?: components["schemas"]["QuoteStatus"];
                event_from?: components["schemas"]["Day"];
                event_to?: components["schemas"]["Day"];
                type?: string;
                /** @description An e-mail address, or `none` */
                owner?: string;
                provider?: "first" | "second";
                sort?: "quote_number" | "insured_name" | "event_type" | "event_start_date" | "quote_status" | "amount_due" | "edited" | "created";
                direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    findVenues: {
        parameters: {
            query: {
                search: string;
            };
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        venues: components["schemas"]["VenueMatch"][];
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getVenueSheet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest sheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueSheet"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    putVenueSheet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VenueSheetForm"];
            };
        };
        responses: {
            /** @description The new sheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueSheet"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listVenueEvents: {
        parameters: {
            query?: {
                search?: string;
                status?: "inForce" | "notYet" | "unmet" | "cancelled" | "missing";
                page?: number;
                size?: number;
            };
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueBoard"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    requestProducerLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description On its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentTo"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listProducerQuotes: {
        parameters: {
            query?: {
                search?: string;
                status?: components["schemas"]["QuoteStatus"];
                sort?: "edited" | "event_start_date" | "insured_name" | "quote_status";
                page?: number;
                size?: number;
            };
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProducerBoard"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    replaceProducerLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentTo"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    openProducerPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProducerPolicy"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getProducerCommission: {
        parameters: {
            query?: {
                month?: components["schemas"]["Month"];
            };
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProducerCommission"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    exportProducerCommission: {
        parameters: {
            query?: {
                month?: components["schemas"]["Month"];
            };
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    printProducerCommission: {
        parameters: {
            query?: {
                month?: components["schemas"]["Month"];
            };
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    requestOrganizerLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description On its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentTo"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getOrganizerEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    putOrganizerEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizerEventForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    replaceOrganizerLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentTo"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listExhibitors: {
        parameters: {
            query?: {
                search?: string;
                state?: components["schemas"]["ExhibitorState"];
                sort?: "business" | "booth" | "state";
                page?: number;
                size?: number;
            };
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorBoard"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    importExhibitors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                    apply: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorImport"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    exportExhibitors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    countReminders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminders"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    remindExhibitors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminders"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    inviteExhibitor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    business: components["schemas"]["Text"];
                    email: components["schemas"]["Text"];
                    contact?: components["schemas"]["Text"];
                    booth?: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        /**
                         * @description `returns`: it was removed, and gets no second email
                         * @enum {string}
                         */
                        outcome: "new" | "returns";
                    };
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listExhibitorOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorOrders"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    requestOrganizerInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the orders */
                    orders: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorOrders"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    cancelOrganizerInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
                invoice: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorOrders"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    printOrganizerInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
                invoice: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    inviteOrganizer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description The mail is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentTo"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listOrganizerInvoices: {
        parameters: {
            query?: {
                search?: string;
                state?: "open" | "paid" | "canceled";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizerInvoicePage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    payOrganizerInvoice: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                invoice: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizerPayment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrganizerInvoice"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    cancelInvoiceOfOrganizer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoice: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrganizerInvoice"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    removeExhibitor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
                exhibitor: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getExhibitorCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
                exhibitor: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    decideCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
                exhibitor: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    certificate: components["schemas"]["Id"];
                    accepted: boolean;
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorRow"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getExhibitor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    beginExhibitorQuote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorQuote"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    uploadCertificate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CertificateForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            503: components["responses"]["Problem"];
        };
    };
    stopReminders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getExhibitorEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExhibitorEvent"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    registerExhibitor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    business: string;
                    email: string;
                    contact?: string | null;
                    booth?: string | null;
                };
            };
        };
        responses: {
            /** @description On its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentTo"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getQuoteVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueCheck"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    chooseVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In any case; null for no venue of the directory */
                    code: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueCheck"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getPolicyVenue: {
        parameters: {
            query?: never;
            header?: {
                /** @description The signed part of a manage-policy link; staff do without */
                "Policy-Token"?: components["parameters"]["PolicyToken"];
                /**
                 * @description Sent by a staff page with each request: the id of its user, once known. It gives
                 *     nothing: it keeps what staff do from being taken for the customer's once their session is over, or for somebody
                 *     else's who has signed in from another tab. Both are 401, the latter of every call.
                 */
                "Acting-As"?: components["parameters"]["ActingAs"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueCheck"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listVenues: {
        parameters: {
            query?: {
                search?: string;
                status?: "draft" | "published" | "verified";
                sort?: "known_as" | "city" | "edited";
                direction?: "asc" | "desc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenuePage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    importVenues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                    apply: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VenueImport"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getVenue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venue: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    verifyVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                venue: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    mergeVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the row, as its list shows it; if someone else has changed the row, 412 with the `newest`.
                 *     Left out, the newest is written over.
                 */
                "If-Match"?: components["parameters"]["RowVersion"];
            };
            path: {
                venue: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code of the other venue */
                    into: string;
                };
            };
        };
        responses: {
            /** @description The other venue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    inviteVenue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venue: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: components["schemas"]["Text"];
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Venue"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    pricePartnerQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Form"];
        responses: {
            /** @description The price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    createPartnerQuote: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Form"];
        responses: {
            201: components["responses"]["StoredContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getPartnerQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    updatePartnerQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The contact's version; if it is left out, the newest version is overwritten */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Form"];
        responses: {
            200: components["responses"]["StoredContact"];
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    getPartnerPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPolicy"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listPartnerEvents: {
        parameters: {
            query?: {
                type?: components["schemas"]["PartnerEventKind"];
                /** @description The earliest time, as 2026-11-20T16:00:00Z */
                since?: string;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerEventsPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                search?: string;
                state?: "all" | "waiting" | "delivered" | "failed";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partners of PROGRAM_FILE, and the deliveries, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnersPage"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addPartnerKey: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                slug: components["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerKeyForm"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPartnerKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    rotatePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["PartnerKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotationForm"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPartnerKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    revokePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["PartnerKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    addWebhookEndpoint: {
        parameters: {
            query?: never;
            header: {
                /** @description The same request with the same key gets the first response; from another member of the staff, the key is refused with 422 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                slug: components["parameters"]["PartnerSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointForm"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookEndpoint"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedWebhookEndpoint"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookEndpoint"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    enableWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Enabled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    removeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    replayWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpoint: components["parameters"]["WebhookEndpoint"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayForm"];
            };
        };
        responses: {
            /** @description Queued */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedDeliveries"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                delivery: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedDeliveries"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
        };
    };
}
