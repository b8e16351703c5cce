<?php

declare(strict_types=1);

namespace App\Http\Controllers;

use App\Models\Invoice;
use App\Http\Requests\Request;
use App\Services\Mailer;
use Illuminate\Http\Request;

final class InvoiceController
{
    public function __construct(private Mailer $mailer)
    {
    }

    public function store(Request $request): Invoice
    {
        $invoice = new Invoice($request->all());
        $this->mailer->send($invoice);

        return $invoice;
    }
}
