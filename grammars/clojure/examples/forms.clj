#!/usr/bin/env clojure
(ns my.app-core
  "Doc \"string\" with
two lines and \\ a ; no comment"
  {:author "me", :since 1}
  (:require [clojure.string :as str] [clojure.set :refer [union]])
  (:import (java.util Date UUID)))

(defn ^:private ^String add! "adds" [^long a & {:keys [b c] :or {b 1} :as m}] (+ a b c))
(defmacro unless [test & body] `(if (not ~test) (do ~@body) '~'quoted #'my.app-core/add! ~(first body) x# nil))
(map #(str %1 % %2 %& (if %3 %3 :none)) [1 2] '(a b) #{})
@state @(future 1) (. Date parse "x") (.-field obj) (Date.) Date/now (.. a b (c d)) -> ->> <= not= *ns* a.b/c.d a' b'c x# |pipe| -a +a - + / foo// $% &rest ?x !y <>= a:b
#(%) #() () [] {} #{} '() `() ~x (())
^{:a 1 :b {:c 2}} [1] ^:dynamic ^String x #^String y ^[long] z ^ ^ :a :b c
(fn [_] #_ignored) #_ #_ a b c '#_d e [#_a #_(b #_c) 1 #_"end"] {#_a :b #_c 1 #_d} #{#_x} #_^:m [1] #(#_x)
#?(:clj 1 :cljs (js/f) :default nil) [1 #?@(:clj [2 3] #_ :cljs) 4] #? (:clj 1) {:a #?(:clj 1) #?@(:clj [:b 2])} #?() #?@ #_x (:cljr [])
#inst "2020-01-01T00:00:00Z" #uuid "00000000-0000-0000-0000-000000000000" #js {:a 1} #js [] #my.tag/foo bar # spaced x #user.Rec[1 2] #user.Rec{:a 1}
#:person{:name "x" :_/age 1} #::{:a 1} #::str{:b 2} # #_x tag y ^ #_x :m #_y z {#_a :b #_c 1 #_d :e #_f} #?(#_a :clj #_b 1 #_c :cljs) #?(:clj 1 #_d) #?(:clj 1 :x #_d #_e) #=(+ 1 2) #= java.util.Date
