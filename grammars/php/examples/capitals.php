<?PHP
NAMESPACE App;
Final Class Cart EXTENDS Base {
    Public Const KEY = NULL;
    Function total() { Return (Int) $this->sum ?? Self::KEY; }
}
IF ($a AND $b): Echo 1; ElseIf ($c): Exit; EndIf;
Function f() { Yield From g(); }
New Cart INSTANCEOF Base;
